## 名稱與導航

analyse = 分析這個局面
close = 關閉

## 所有首著

first-moves = 所有首著
first-running = 正在逐著證明：{ $done } / { $total }
first-best = 最短的殺著
first-longer = 也成殺，但不是最短
first-wrong = 不成殺，點一著看怎麼守住
first-open = 未判定

## 輸入著法

move-box = 輸入著法
move-box-hint = 炮二平五、C2=5 或 h2e2
move-box-go = 走
move-syntax = 這不是一著棋
move-none = 沒有這樣的著法
move-ambiguous = 不止一著：{ $moves }
move-unclear = 不止一著，請寫明是哪一個子
move-nearest = 可以走：{ $moves }

## 我的

setting-theme = 主題
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
setting-labels = 棋盤路數
labels-off = 隱藏
setting-speed = 走子速度
speed-off = 無動畫
speed-fast = 快
speed-normal = 適中
speed-slow = 慢
speed-class = 講課
setting-sounds = 聲音
settings-all = 全部設定
setting-notation = 著法寫法
notation-auto = 隨語言
notation-chinese = 馬八進七
notation-file-pawns = 前三平二
notation-traditional = 馬八進七
notation-wxf = H8+7
notation-iccs = B6-C8
setting-pieces = 棋子字樣
pieces-traditional = 俥傌
pieces-simplified = 车马

## 狀態

keys-title = 按鍵
keys-hint = 提示
keys-solution = 看答案
keys-undo = 悔棋
keys-next = 下一題
keys-flip = 翻轉棋盤
keys-step = 回看前後各著
keys-box = 輸入著法
keys-board = 棋盤上：方向鍵移動，Enter 拿起和放下
keys-help = 這張表

## Why it is over, and why a reply loses

why-reply = 為什麼守不住
why-piece = { $side ->
    [red] { $n ->
        [1] 紅{ $piece }
        [2] 紅方雙{ $piece }
       *[other] 紅方{ COUNT($n) }{ $piece }
      }
   *[black] { $n ->
        [1] 黑{ $piece }
        [2] 黑方雙{ $piece }
       *[other] 黑方{ COUNT($n) }{ $piece }
      }
  }
why-over = { $check }，{ $flights }；{ $help }。
why-check = { $piece }將軍
why-check-screen = { $piece }以{ $screen }為架將軍
why-check-twin = { $side ->
    [red] 紅方
   *[black] 黑方
  }重炮將軍
why-check-double = { $pieces }雙將
why-no-check = { $side ->
    [red] 紅方
   *[black] 黑方
  }沒有被將軍，卻無著可走
why-flights-covered = { $n ->
    [1] { $king }僅有的去處被{ $pieces }封住
   *[other] { $king }能去的{ COUNT($n) }處都被{ $pieces }封住
  }
why-flights-mixed = { $king }的去處有{ COUNT($n) }處被{ $pieces }封住、{ COUNT($own) }處被自己的子佔住
why-flights-own = { $king }的去處都被自己的子佔住
why-help = { $n ->
    [0] { $end ->
        [stalemate] 別的子也動不了
       *[checkmate] 別的子也救不了
      }
    [1] { $end ->
        [stalemate] 看似能走的一著也行不通
       *[checkmate] 看似能解的一著也行不通
      }
   *[other] { $end ->
        [stalemate] 看似能走的{ COUNT($n) }著都行不通
       *[checkmate] 看似能解的{ COUNT($n) }著都行不通
      }
  }
why-by-plain = { $piece }
why-by-behind = 將軍的{ $piece }
why-by-screen = { $piece }（以{ $screen }為架）
why-by-screen-behind = 將軍的{ $piece }（以{ $screen }為架）
why-by-facing = { $piece }（照面）
why-flight-own = <move>{ $move }</move>：那裡有自己的{ $piece }。
why-flight-covered = <move>{ $move }</move>：被{ $pieces }封住。
why-flight-protected = <move>{ $move }</move> 吃{ $piece }：{ $piece }有{ $pieces }保護。
why-barred = <move>{ $move }</move> 想{ $purpose }，但{ $reason }。
why-barred-quiet = <move>{ $move }</move> 走不得：{ $reason }。
why-would-capture-checker = 吃掉{ $piece }
why-would-interpose = 墊將
why-would-add-screen = 再墊一子
why-would-remove-screen = 撤開炮架
why-would-capture-screen = 吃掉炮架
why-would-block-leg = 蹩住馬腿
why-would-move-king = 避開
why-but-leg = 馬腿被蹩住
why-but-eye = 象眼被塞住
why-but-no-screen = 沒有炮架
why-but-double = { $piece }仍在將軍
why-but-pinned = 被{ $piece }牽制住
why-but-facing = 兩將會照面
why-but-screen = 自己成了{ $piece }的炮架
why-reply-mate = <move>{ $move }</move> { $does }，<move>{ $answer }</move> { $end ->
    [stalemate] 即成困斃
   *[checkmate] 即成殺
  }：{ $check }，{ $flights }。
why-reply-line = <move>{ $move }</move> { $does }，<move>{ $answer }</move> { $then }，{ $exact ->
    [yes] 餘{ COUNT($n) }步成殺
   *[no] 至多{ COUNT($n) }步成殺
  }。
why-does-capture-checker = 吃掉將軍的{ $piece }
why-does-interpose = 墊將
why-does-add-screen = 再墊一子
why-does-remove-screen = 撤開炮架
why-does-capture-screen = 吃掉炮架
why-does-block-leg = 蹩住馬腿
why-does-move-king = 避將
why-does-defend = 來守
why-does-capture = 吃{ $piece }
why-does-retake = 吃回{ $piece }
why-does-check = 將軍
why-does-double-check = 雙將
why-does-discover = 抽將
why-does-quiet = 走靜著
why-does-sacrifice = 棄子

## 投影

projector-open = 投影給全班看
keys-sound = 開關聲音
projector-hide = 遮住題目
projector-show = 露出題目
projector-hidden = 怎麼走
projector-vote = 全班表決
projector-vote-how = 點棋子和落點，走一次記一票
projector-votes = 共 { $n } 票
projector-fewer = { $move } 減一票
projector-more = { $move } 加一票
projector-clear = 重新表決
projector-leave = 退出

## 提示

only-next-move = 只看下一著
