### 简体中文。三个文件的键和变量相同（见 messages.test.ts）。<名>…</名> 是另一种字体的一段。

## 名称与导航

brand = 残局
brand-line = 象棋杀法练习
nav-label = 主导航
nav-patterns = 杀法
nav-sets = 题集
nav-teach = 课堂
nav-me = 我的
back = 返回
note-seen = 知道了
cancel = 取消
settings = 设置
more = 更多
skip-to-main = 跳到正文

## 题目

task = <side>{ $side ->
    [red] 红先
   *[black] 黑先
  }</side> · { COUNT($n) }步杀
task-thumb = <side>{ $side ->
    [red] 红先
   *[black] 黑先
  }</side> · { COUNT($n) }步杀
task-plain = { $side ->
    [red] 红先
   *[black] 黑先
  }，{ COUNT($n) }步杀
puzzle-of = 第 { $n } 题，共 { $total } 题
count-of = { $n } / { $total }
piece-word = { $piece ->
    [K] 帅
    [A] 仕
    [B] 相
    [N] 马
    [R] 车
    [C] 炮
    [P] 兵
    [k] 将
    [a] 士
    [b] 象
    [n] 马
    [r] 车
    [c] 炮
   *[p] 卒
  }

## 判定

verdict-loading = 正在准备棋盘
verdict-idle = { $side ->
    [red] 轮到红方走
   *[black] 轮到黑方走
  }
verdict-right = 正确，余{ COUNT($n) }步
verdict-replied = { $side ->
    [red] 红应
   *[black] 黑应
  } <move>{ $move }</move>
verdict-replied-longest = { $side ->
    [red] 红应
   *[black] 黑应
  } <move>{ $move }</move><extra>，是最顽强的防守</extra>
verdict-longer = 仍成杀，多 { $n } 步
verdict-longer-note = 再找最短的一次，不扣分
verdict-quiet = 仍成杀，但没有将军
verdict-quiet-note = 这一题要步步将军
note-quiet = 可以走静着，不必步步将军
verdict-check-no-mate = 将军，但不成杀
verdict-check-note = { $side ->
    [red] 红
   *[black] 黑
  } <move>{ $move }</move> 后无连将
verdict-check-note-takes = { $side ->
    [red] 红
   *[black] 黑
  } <move>{ $move }</move> 吃{ $piece }，将军已解
verdict-checks-spent = 到这里已没有将可打
verdict-attack-lost = 失去攻势
verdict-lost-note = { $side ->
    [red] 红
   *[black] 黑
  } <move>{ $move }</move> 可以守住
verdict-lost-note-takes = { $side ->
    [red] 红
   *[black] 黑
  } <move>{ $move }</move> 吃{ $piece }，可以守住
verdict-lost-alone = 对方可以守住
verdict-too-slow = 步数内不成杀
verdict-slow-note = { $side ->
    [red] 红
   *[black] 黑
  } <move>{ $move }</move> 守得更久；更长的杀未判定，不计对错
verdict-thinking = 还在算…
verdict-thinking-note = 已算 { $n } 秒
verdict-unknown = 这一着未能判定
verdict-unknown-note = 超出计算限度，不计对错
verdict-solved = { $end ->
    [checkmate] 绝杀
   *[stalemate] 困毙
  } · { $result ->
    [clean] 一次解出
   *[helped] 已经解出
  }
verdict-solved-longer = { $end ->
    [checkmate] 绝杀
   *[stalemate] 困毙
  } · 多 { $n } 步
verdict-shortest = 找最短
verdict-solved-note = { $pattern }　用时 { $time }
verdict-solved-time = 用时 { $time }
time-seconds = { $n } 秒
time-minutes = { $m } 分 { $s } 秒
verdict-hint-theme = { $pattern }，{ COUNT($n) }步杀
verdict-hint-length = { COUNT($n) }步杀
verdict-hint-piece = 走圈出的{ $piece }
verdict-hint-move = 走 <move>{ $move }</move>
verdict-hint-line = 走 <move>{ $move }</move>，对方这样应
verdict-hint-note = 提示 { $n } / 4
verdict-solution = 答案
verdict-step-note = 第 { $n } 着，共 { $total } 着
verdict-review = 回看
verdict-given-up = 已看答案
verdict-given-up-note = 可以重来，再走一遍
verdict-bad-puzzle = 这一题有误
verdict-engine = 证明器未能载入
verdict-engine-note = 请检查网络后重试
verdict-replay = 再放一遍
retry-load = 重试

## 着法表

moves-label = 着法
note-only = 唯一杀着
note-longer = 多 { $n } 步
note-your-move = 轮到你走
note-wrong = 错着
note-again = 再走第{ ORDINAL($n) }步
note-checkmate = 绝杀
note-stalemate = 困毙
note-solution = 答案

## 按钮

actions-label = 操作
action-hint = 提示
action-peek = 看一眼
action-undo = 悔棋
action-defence = 另一种防守
action-solution = 答案
action-solution-wait = 答案，稍后可看
action-next = 下一题
action-retry = 再试一次
action-play-out = 看下去
action-explain = 讲解
action-restart = 重来
action-reload = { retry-load }
action-share = 分享
action-flip = 翻转棋盘
action-previous = 上一着
action-forward = 下一着
action-play = 播放
action-pause = 暂停
action-resume = 回到局面
action-keys = 按键说明
link-copied = 链接已复制
defences-title = { $side ->
    [red] 红方
   *[black] 黑方
  }的防守，共 { $n } 种
defence-left = 余{ COUNT($n) }步
defence-at-most = 至多{ COUNT($n) }步
defence-only = 只有一种防守

## 题集

mark-clean = 一次解出
mark-helped = 提示或再试
mark-failed = 没有解出
mark-now = 正在做
mark-none = 没有做
marks-label = 本集进度

library-title = 全部题目
puzzle-previous = 上一题
puzzle-next = 下一题
fault-fetch = 请检查网络后重试
fault-bundle-magic = 这个文件不是题库文件
fault-bundle-short = 题库文件不完整，请重新下载
fault-bundle-long = 题库文件有多余内容，请重新下载
fault-bundle-count = 题库文件里的数目对不上，请重新下载
fault-bundle-code = 题库文件里有无法识别的内容，请重新下载
fault-bundle-position = 题库文件里有不合规则的局面，请重新下载
fault-bundle-text = 题库目录无法读取，请重新下载

## 第一次

first-title = 先解一局试试
first-line = 不用登录。每一着都由程序证明对错。
first-tip = 点棋子，再点落点
first-start = 从一步杀开始
first-browse = 看全部杀法
saving = 正在存入本机，供离线使用

## 我的

setting-language = 语言
offline-ready = 已可离线
update-ready = 新版本已就绪
update-now = 现在更新
update-none = 已是最新版本

## 状态

not-found = 没有这一页
not-found-note = 链接可能写错了，或题目已经改名
go-home = 回到目录
load-failed = 未能打开
load-failed-note = 请检查网络后重试
next-soon = 下一题就来
next-stay = 留在这题
last-of-set = 这一集做完了
last-of-set-note = 一次解出 { $clean } 题，共 { $total } 题

## 走不得的原因

fault-empty-square = 这里没有棋子
fault-not-your-piece = 这是对方的棋子
fault-own-piece = 落点有自己的棋子
fault-geometry = { $piece ->
    [N] 马走日字
    [n] 马走日字
    [B] 相走田字
    [b] 象走田字
    [A] 仕走斜线一步
    [a] 士走斜线一步
    [K] 帅走直线一步
    [k] 将走直线一步
    [P] 兵一次走一步
    [p] 卒一次走一步
    [R] 车走直线
    [r] 车走直线
    [C] 炮走直线
    [c] 炮走直线
   *[other] 不能这样走
  }
fault-path-blocked = 路上有子挡住
fault-leg-blocked = 马腿被蹩
fault-eye-blocked = { $piece ->
    [B] 塞相眼
   *[other] 塞象眼
  }
fault-no-screen = 炮缺炮架
fault-too-many-screens = 炮架多于一个
fault-crosses-river = { $piece ->
    [B] 相不能过河
   *[other] 象不能过河
  }
fault-leaves-palace = 不能出九宫
fault-pawn-backward = { $piece ->
    [P] 兵不能后退
   *[other] 卒不能后退
  }
fault-pawn-sideways = { $piece ->
    [P] 兵未过河，不能横走
   *[other] 卒未过河，不能横走
  }
fault-leaves-king-in-check = 送将
fault-kings-facing = 照面
fault-note-leg-blocked = 马前有子
fault-note-eye-blocked = 田字中心有子
fault-note-no-screen = 炮要隔一子才能吃
fault-note-too-many-screens = 炮只能隔一子吃
fault-note-leaves-king-in-check = 走后自己的将帅被吃
fault-note-kings-facing = 走后将帅之间没有子

## 局面的毛病

fault-king-count = 双方各要一个将帅
fault-king-square = 将帅不在九宫
fault-advisor-square = 士的位置不对
fault-elephant-square = 象的位置不对
fault-pawn-square = 兵卒的位置不对
fault-too-many-kings = 将帅太多
fault-too-many-advisors = 士多于两个
fault-too-many-elephants = 象多于两个
fault-too-many-horses = 马多于两个
fault-too-many-rooks = 车多于两个
fault-too-many-cannons = 炮多于两个
fault-too-many-pawns = 兵卒多于五个
fault-too-many-pieces = 一方多于十六子
fault-opponent-in-check = 不该走的一方正被将军
fault-unreachable-pawns = 同一路有两个未过河的兵，不可能出现

## 棋盘（读屏用）

board-label = 棋盘
board-square = { ORDINAL($file) }路 { ORDINAL($rank) }线，{ $content }
board-point = { ORDINAL($file) }路 { ORDINAL($rank) }线
board-empty = 空
board-veiled = 看不见
board-piece = { $piece ->
    [K] 红帅
    [A] 红仕
    [B] 红相
    [N] 红马
    [R] 红车
    [C] 红炮
    [P] 红兵
    [k] 黑将
    [a] 黑士
    [b] 黑象
    [n] 黑马
    [r] 黑车
    [c] 黑炮
   *[p] 黑卒
  }
board-can-move = 可走到
board-can-capture = 可吃
board-picked = 拿起 { $piece }
board-put-back = 放回
board-no-piece = 没有 { $piece }
board-edge = 到边了
board-moves = 可走：{ $squares }
board-no-moves = 没有可走的
board-captures = 可吃：{ $squares }
board-no-captures = 没有可吃的
board-around = 周围：{ $list }
board-around-piece = { board-direction }第 { $distance } 点 { $piece }
board-around-none = 周围没有棋子
board-around-screen = { board-direction }第 { $distance } 点炮架 { $piece }，后面是 { $behind }
board-leg-blocked = { board-direction }马腿有 { $piece }
board-direction = { $direction ->
    [forward] 前
    [back] 后
    [left] 左
   *[right] 右
  }
board-check-by = 将军的是 { $pieces }
board-no-check = 没有将军
board-king-free = 将可去 { $squares }
board-king-stuck = 将无处可去
board-last = 上一着 { $move }
board-takes = { $move } 吃{ $piece }
board-gives-check = { $move }，将军
board-no-last = 还没有走
board-separator = {"，"}

## 其他

fault-no-puzzle = 还没有打开题目
fault-game-over = 这一局已经结束
fault-not-your-turn = 还没轮到你
fault-other = 出错了（{ $code }）

## Why it is over, and why a reply loses

why-title = 为什么是{ $end ->
    [stalemate] 困毙
   *[checkmate] 将死
  }
why-label = 解释
why-defences = 各种防守为什么守不住
why-reply-title = <move>{ $move }</move> 为什么守不住
why-count = { $n } / { $total }

## 今日与练习

nav-today = 今日
nav-review = 复习
nav-due = 待复习 { $n } 题
sounds-on = 声音已打开
sounds-off = 声音已关闭
