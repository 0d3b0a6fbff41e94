## 名称与导航

analyse = 分析这个局面
close = 关闭

## 所有首着

first-moves = 所有首着
first-running = 正在逐着证明：{ $done } / { $total }
first-best = 最短的杀着
first-longer = 也成杀，但不是最短
first-wrong = 不成杀，点一着看怎么守住
first-open = 未判定

## 输入着法

move-box = 输入着法
move-box-hint = 炮二平五、C2=5 或 h2e2
move-box-go = 走
move-syntax = 这不是一着棋
move-none = 没有这样的着法
move-ambiguous = 不止一着：{ $moves }
move-unclear = 不止一着，请写明是哪一个子
move-nearest = 可以走：{ $moves }

## 我的

setting-theme = 主题
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
setting-labels = 棋盘路数
labels-off = 隐藏
setting-speed = 走子速度
speed-off = 无动画
speed-fast = 快
speed-normal = 适中
speed-slow = 慢
speed-class = 讲课
setting-sounds = 声音
settings-all = 全部设置
setting-notation = 着法写法
notation-auto = 随语言
notation-chinese = 马八进七
notation-file-pawns = 前三平二
notation-traditional = 馬八進七
notation-wxf = H8+7
notation-iccs = B6-C8
setting-pieces = 棋子字样
pieces-traditional = 俥傌
pieces-simplified = 车马

## 状态

keys-title = 按键
keys-hint = 提示
keys-solution = 看答案
keys-undo = 悔棋
keys-next = 下一题
keys-flip = 翻转棋盘
keys-step = 回看前后各着
keys-box = 输入着法
keys-board = 棋盘上：方向键移动，Enter 拿起和放下
keys-help = 这张表

## Why it is over, and why a reply loses

why-reply = 为什么守不住
why-piece = { $side ->
    [red] { $n ->
        [1] 红{ $piece }
        [2] 红方双{ $piece }
       *[other] 红方{ COUNT($n) }{ $piece }
      }
   *[black] { $n ->
        [1] 黑{ $piece }
        [2] 黑方双{ $piece }
       *[other] 黑方{ COUNT($n) }{ $piece }
      }
  }
why-over = { $check }，{ $flights }；{ $help }。
why-check = { $piece }将军
why-check-screen = { $piece }以{ $screen }为架将军
why-check-twin = { $side ->
    [red] 红方
   *[black] 黑方
  }重炮将军
why-check-double = { $pieces }双将
why-no-check = { $side ->
    [red] 红方
   *[black] 黑方
  }没有被将军，却无着可走
why-flights-covered = { $n ->
    [1] { $king }仅有的去处被{ $pieces }封住
   *[other] { $king }能去的{ COUNT($n) }处都被{ $pieces }封住
  }
why-flights-mixed = { $king }的去处有{ COUNT($n) }处被{ $pieces }封住、{ COUNT($own) }处被自己的子占住
why-flights-own = { $king }的去处都被自己的子占住
why-help = { $n ->
    [0] { $end ->
        [stalemate] 别的子也动不了
       *[checkmate] 别的子也救不了
      }
    [1] { $end ->
        [stalemate] 看似能走的一着也行不通
       *[checkmate] 看似能解的一着也行不通
      }
   *[other] { $end ->
        [stalemate] 看似能走的{ COUNT($n) }着都行不通
       *[checkmate] 看似能解的{ COUNT($n) }着都行不通
      }
  }
why-by-plain = { $piece }
why-by-behind = 将军的{ $piece }
why-by-screen = { $piece }（以{ $screen }为架）
why-by-screen-behind = 将军的{ $piece }（以{ $screen }为架）
why-by-facing = { $piece }（照面）
why-flight-own = <move>{ $move }</move>：那里有自己的{ $piece }。
why-flight-covered = <move>{ $move }</move>：被{ $pieces }封住。
why-flight-protected = <move>{ $move }</move> 吃{ $piece }：{ $piece }有{ $pieces }保护。
why-barred = <move>{ $move }</move> 想{ $purpose }，但{ $reason }。
why-barred-quiet = <move>{ $move }</move> 走不得：{ $reason }。
why-would-capture-checker = 吃掉{ $piece }
why-would-interpose = 垫将
why-would-add-screen = 再垫一子
why-would-remove-screen = 撤开炮架
why-would-capture-screen = 吃掉炮架
why-would-block-leg = 蹩住马腿
why-would-move-king = 避开
why-but-leg = 马腿被蹩住
why-but-eye = 象眼被塞住
why-but-no-screen = 没有炮架
why-but-double = { $piece }仍在将军
why-but-pinned = 被{ $piece }牵制住
why-but-facing = 两将会照面
why-but-screen = 自己成了{ $piece }的炮架
why-reply-mate = <move>{ $move }</move> { $does }，<move>{ $answer }</move> { $end ->
    [stalemate] 即成困毙
   *[checkmate] 即成杀
  }：{ $check }，{ $flights }。
why-reply-line = <move>{ $move }</move> { $does }，<move>{ $answer }</move> { $then }，{ $exact ->
    [yes] 余{ COUNT($n) }步成杀
   *[no] 至多{ COUNT($n) }步成杀
  }。
why-does-capture-checker = 吃掉将军的{ $piece }
why-does-interpose = 垫将
why-does-add-screen = 再垫一子
why-does-remove-screen = 撤开炮架
why-does-capture-screen = 吃掉炮架
why-does-block-leg = 蹩住马腿
why-does-move-king = 避将
why-does-defend = 来守
why-does-capture = 吃{ $piece }
why-does-retake = 吃回{ $piece }
why-does-check = 将军
why-does-double-check = 双将
why-does-discover = 抽将
why-does-quiet = 走静着
why-does-sacrifice = 弃子

## 投影

projector-open = 投影给全班看
keys-sound = 开关声音
projector-hide = 遮住题目
projector-show = 露出题目
projector-hidden = 怎么走
projector-vote = 全班表决
projector-vote-how = 点棋子和落点，走一次记一票
projector-votes = 共 { $n } 票
projector-fewer = { $move } 减一票
projector-more = { $move } 加一票
projector-clear = 重新表决
projector-leave = 退出

## 提示

only-next-move = 只看下一着
