### 简体中文。三个文件的键和变量相同（见 messages.test.ts）。<名>…</名> 是另一种字体的一段。

## 名称与导航

brand = 残局
brand-line = 象棋杀法练习
search-open = 搜索
nav-label = 主导航
nav-patterns = 杀法
nav-sets = 题集
nav-me = 我的
back = 返回
close = 关闭
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
verdict-check-no-mate = 将军，但不成杀
verdict-check-note = { $side ->
    [red] 红
   *[black] 黑
  } <move>{ $move }</move> 后无连将
verdict-check-note-takes = { $side ->
    [red] 红
   *[black] 黑
  } <move>{ $move }</move> 吃{ $piece }，将军已解
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
  } <move>{ $move }</move> 守得更久；更长的杀没有判定，不计对错
verdict-thinking = 还在算…
verdict-thinking-note = 已算 { $n } 秒
verdict-unknown = 这一着没有算出来
verdict-unknown-note = 在限度内判不了，不计对错
verdict-solved = { $end ->
    [checkmate] 绝杀
   *[stalemate] 困毙
  } · { $result ->
    [clean] 一次解出
   *[helped] 已经解出
  }
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
verdict-bad-puzzle = 这一题有毛病
verdict-engine = 证明器没有装好
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
action-undo = 悔棋
action-defence = 另一种防守
action-solution = 答案
action-solution-wait = { $n } 秒后
action-next = 下一题
action-retry = 再试一次
action-play-out = 看下去
action-explain = 讲解
action-restart = 重来
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

## 所有首着

first-moves = 所有首着
first-running = 正在逐着证明：{ $done } / { $total }
first-best = 最短的杀着
first-longer = 也成杀，但不是最短
first-wrong = 不成杀，点一着看怎么守住
first-open = 没有判定

## 输入着法

move-box = 输入着法
move-box-hint = 炮二平五、C2=5 或 h2e2
move-box-go = 走
move-syntax = 这不是一着棋
move-none = 没有这样的着法
move-ambiguous = 不止一着：{ $moves }
move-nearest = 可以走：{ $moves }

## 杀法目录

patterns-summary = { $patterns } 种，{ $total } 题，已解 { $solved } 题
patterns-count = { $n } 种
filter-label = 按子力
filter-length-label = 按步数
filter-all = 全部
filter-horse = 马
filter-cannon = 炮
filter-rook = 车
filter-pawn = 兵
filter-several = 多子
filter-length = { COUNT($n) }步
filter-longer = { COUNT($n) }步以上
group-horse = 马的杀法
group-cannon = 炮的杀法
group-rook = 车的杀法
group-pawn = 兵的杀法
group-several = 多子的杀法
search-label = 名称或拼音
search-none = 没有这个杀法
search-none-note = 换一个名称或拼音试试
search-clear = 清除
card-new = { $n } 题　未开始
card-done = { $n } 题　全部解出

## 题集

sets-title = 题集
set-count = { $n } 题
set-start = 开始
set-continue = 接着做
set-licence = 许可 { $licence }
puzzle-link = 第 { $n } 题，{ $task }，{ $mark }
mark-clean = 一次解出
mark-helped = 提示或再试
mark-failed = 没有解出
mark-now = 正在做
mark-none = 没有做
marks-label = 本集进度

library-title = 全部题目
library-about = { $n } 题，按杀法、步数、级别和子力挑选
library-count = { $n } 题
library-none = 没有这样的题目
library-none-note = 少选几项试试
drills-title = 杀法练习
drills-about = { $n } 种杀法，由浅入深
drills-length = { COUNT($n) }步杀
drills-more = 还有 { $n } 题
pattern-everywhere = 全库这种杀法共 { $n } 题
fact-length = { COUNT($n) }步
fact-lengths = { COUNT($least) }至{ COUNT($most) }步
fact-level = { $n } 级
fact-levels = { $least }–{ $most } 级
range = { $least }–{ $most }
range-more = { $least } 以上
filters = 筛选
filters-set = 筛选 · { $n } 项
filters-clear = 清除筛选
facet-pattern = 杀法
facet-pack = 题集
facet-length = 步数
facet-length-of = { $range } 步
facet-level = 级别
facet-pieces = 成杀的子力
facet-only = 子力怎样算
only-no = 含有
only-yes = 恰是
facet-status = 做题情况
status-new = 没有做
status-failed = 没有解出
status-solved = 已经解出
status-due = 待复习
facet-goal = 要求
goal-all = 全部
goal-checks = 连将杀
goal-any = 可走静着
facet-sort = 次序
sort-filed = 原序
sort-easy = 由浅入深
parts-label = 翻页
parts-first = 第一页
parts-back = 上一页
parts-forward = 下一页
parts-last = 最后一页
parts-where = { $first }–{ $last } / { $total }
puzzle-waiting = 正在打开
puzzle-previous = 上一题
puzzle-next = 下一题
example-start = 起始局面
example-step = { $n } / { $total }
example-failed = 例题没有打开
pack-failed = 《{ $pack }》没有打开
fault-fetch = 请检查网络后重试
fault-bundle-magic = 这个文件不是题库文件
fault-bundle-short = 题库文件不完整，请重新下载
fault-bundle-long = 题库文件多出了内容，请重新下载
fault-bundle-count = 题库文件里的数目对不上，请重新下载
fault-bundle-code = 题库文件里有读不懂的内容，请重新下载
fault-bundle-position = 题库文件里有不成立的局面，请重新下载
fault-bundle-text = 题库目录读不出来，请重新下载
storage-library = 题库，{ $n } 集

## 第一次

first-title = 先解一局试试
first-line = 不用登录。每一着都由程序证明对错。
first-tip = 点棋子，再点落点
first-start = 从一步杀开始
first-browse = 看全部杀法
saving = 正在存入本机，供离线使用

## 我的

me-marks = 做题记录
me-settings = 设置
me-offline = 离线与存储
setting-language = 语言
setting-theme = 外观
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
setting-labels = 棋盘路数
labels-on = 显示
labels-off = 隐藏
setting-speed = 走子快慢
speed-off = 不动
speed-fast = 快
speed-normal = 适中
speed-slow = 慢
setting-notation = 着法写法
notation-auto = 随语言
notation-chinese = 马八进七
notation-file-pawns = 前三平二
notation-wxf = H8+7
notation-iccs = B6-C8
setting-pieces = 棋子字样
pieces-traditional = 俥傌
pieces-simplified = 车马
offline-ready = 已可离线
offline-ready-note = 关掉网络也能解题
offline-saving-note = 存好之后，关掉网络也能解题
offline-none = 这个浏览器不能离线
offline-none-note = 可能是隐私模式，或不是安全连接
storage-size = 共 { $size }
storage-engine = 程序与证明器
storage-lost = 进度存不下来
storage-lost-note = 浏览器不让存数据，关掉页面后进度会丢失
storage-note = 进度只在这台设备上
storage-kept = 已请浏览器长期保留
storage-not-kept = 浏览器空间不足时可能清除
install = 装到桌面
install-note = 像应用一样打开，不占浏览器标签
update-ready = 新版本已就绪
update-now = 现在更新
version = 版本 { $version }
update-check = 检查更新
update-none = 已是最新版本

## 关于

about = 关于与许可
about-proof = 每一着都由程序证明对错。说“成杀”，是找到了全部应着的杀法并逐一核对过；说“不成杀”，是找到了守得住的应着；两样都没有，就说没有算出来。
about-privacy = 没有账号，没有统计，除了本页自己的文件不向外发任何请求。
about-code = 程序：MIT 或 Apache-2.0
about-puzzles = 题目：CC0 1.0
about-fonts = 字体：思源宋体（Noto Serif SC、TC）的子集，SIL Open Font License 1.1
about-fonts-text = 字体许可全文
about-stalemate = 无着可走者负（困毙）

## 状态

not-found = 没有这一页
not-found-note = 链接可能写错了，或题目已经改名
go-home = 回到目录
load-failed = 没有打开
load-failed-note = 请检查网络后重试
last-of-set = 这一集做完了
last-of-set-note = 一次解出 { $clean } 题，共 { $total } 题
empty-set = 这一集还没有题目
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
fault-too-many-king = 将帅太多
fault-too-many-advisor = 士多于两个
fault-too-many-elephant = 象多于两个
fault-too-many-horse = 马多于两个
fault-too-many-rook = 车多于两个
fault-too-many-cannon = 炮多于两个
fault-too-many-pawn = 兵卒多于五个
fault-too-many-pieces = 一方多于十六子
fault-opponent-in-check = 不该走的一方正被将军
fault-unreachable-pawns = 两个兵在同一路未过河，走不成这样

## 棋盘（读屏用）

board-label = 棋盘
board-square = { ORDINAL($file) }路 { ORDINAL($rank) }线，{ $content }
board-point = { ORDINAL($file) }路 { ORDINAL($rank) }线
board-empty = 空
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
fault-other = 出了差错（{ $code }）

## Why it is over, and why a reply loses

why-title = 为什么是{ $end ->
    [stalemate] 困毙
   *[checkmate] 将死
  }
why-label = 解释
why-defences = 各种防守为什么守不住
why-reply = 为什么守不住
why-reply-title = <move>{ $move }</move> 为什么守不住
why-count = { $n } / { $total }
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

## 今日与练习

nav-today = 今日
nav-review = 复习
nav-due = 待复习 { $n } 题
percent = { $n }%
times = { $n } 次
days = { $n } 天
list-comma = 、
when-today = 今天
when-tomorrow = 明天
when-days = { $n } 天后
mode-learn = 学习
mode-practise = 练习
mode-exam = 考试
mode-review = 复习
mode-mistakes = 错题再练
mode-daily = 每日一题
mode-storm-3 = 限时三分钟
mode-storm-5 = 限时五分钟
mode-streak = 连胜
mode-cycles = 循环练
mode-weak = 专练弱项
mode-note-learn = 提示随便看，不记成绩
mode-note-practise = 慢慢解，提示和答案都有
mode-note-exam = 没有提示，每题只走一次
mode-note-review = 快忘的时候再见一次
mode-note-mistakes = 最近七天没有一次解出的题
mode-note-daily = 每天一题，人人相同
mode-note-storm-3 = 由易到难，错一着扣十秒
mode-note-storm-5 = 由易到难，错一着扣十秒
mode-note-streak = 越来越难，错一着就停
mode-note-cycles = 同一集反复做，看每一遍的用时
mode-note-weak = 从最没有把握的杀法里出题
mode-start = 开始
modes-title = 练习方式
modes-note = 限时、连胜、考试，或一集一集地练
modes-alone = 天天练
modes-races = 试身手
modes-by-set = 选一集来练
choose-set = 选一集
best-none = 还没有做过
best-score = 最好 { $n } 题
weak-none = 没有明显的弱项
cycles-label = 各遍成绩
cycle-n = 第{ ORDINAL($n) }遍
cycle-open = 做到 { $n } / { $total }
due-title = 待复习
due-minutes = 题，约 { $n } 分钟
due-count = 待复习 { $n } 题
due-start = 开始复习
due-none = 今天没有要复习的
due-next = 下一批在{ $when }，共 { $n } 题
due-how = 做错、用了提示或想了很久的题，过几天会回到这里
daily-same = 人人相同
daily-open = 今天还没有做
daily-start = 做今天的题
daily-again = 再做一次
mistakes-count = 近七天 { $n } 题
mistakes-none = 近七天没有错题
mistakes-start = 再练一遍
calendar-title = 练习日历
calendar-note = 近 { $weeks } 周，{ $days } 天有练习，连续 { $row } 天
heat-label = 近 { $weeks } 周有 { $days } 天练习，共 { $n } 题
heat-cell = { $date }：{ $n } 题
heat-few = 少
heat-many = 多
rates-title = 各杀法一次解出率
rates-note = 红条为低于 50%，建议多练
rates-order = 由低到高
rates-none = 一种杀法做满 { $n } 题，这里就有它的一次解出率
progress-open = 全部成绩
progress-title = 成绩
progress-summary = 做过 { $n } 题，{ $days } 天有练习
progress-none = 还没有成绩
progress-none-note = 做几题之后，这里有解出率、用时和强弱的杀法
progress-begin = 先练几题
figure-first = 一次解出
figure-solved = 解出
figure-time = 平均用时
figure-row = 连续练习
ranks-title = 强弱
ranks-strong = 拿手的是{ $names }
ranks-weak = 该练的是{ $names }
ranks-train = 专练弱项
curve-title = 一次解出率的走势
curve-note = 每点一周
curve-label = { $n } 周的一次解出率，从 { $first }% 到 { $last }%
curve-point = { $date } 起的一周：{ $rate }%，{ $n } 题
by-length = 按步数
by-level = 按难度
level-n = { $n } 级
sure-note = 细线是可能的范围；点名字可专练
review-summary = 共 { $n } 题在复习
review-how = 间隔由 FSRS 算法安排：做得越稳，隔得越久
forecast-title = 往后两周
forecast-day = { $date }：{ $n } 题
run-stop = 结束练习
run-of = 第 { $n } 题，共 { $total } 题
run-score = 已解 { $n } 题
run-combo = 连对 { $n } 着
run-time = 剩余时间
run-gain = { $sign ->
    [plus] 加 { $n } 秒
   *[minus] 扣 { $n } 秒
  }
run-empty-review = 今天没有要复习的
run-empty-mistakes = 近七天没有错题
run-empty-weak = 没有明显的弱项
run-empty-other = 这里没有可做的题
run-empty-note = 换一种练习方式，或过几天再来
run-over-done = 做完了
run-over-time = 时间到
run-over-mistakes = 到此为止
run-over-stopped = 已结束
result-solved = 解出 { $n } 题
result-of = 共 { $total } 题，一次解出 { $clean } 题
result-best = 最好成绩
result-record = 新纪录，原来是 { $n } 题
result-combo = 最长连对
result-time = 用时
result-moves = { $n } 着
result-puzzles = { $n } 题
result-list = 各题
result-line = 第 { $n } 题，{ $mark }
result-again = 再来一次
result-mistakes = 错题再练
result-home = 回到今日
data-title = 数据
data-open = 备份与恢复
data-open-note = 进度只在这台设备上，建议备份一次
data-save-title = 备份
data-save-note = { $attempts } 次做题、{ $cards } 题复习、{ $runs } 次练习，连同设置，存成一个文件
data-save = 备份进度
data-saved = 已存为 { $name }
data-restore-title = 恢复
data-restore-note = 文件里的进度会并入这里，已有的不会丢
data-restore = 选备份文件
data-restored = 已并入 { $attempts } 次做题、{ $cards } 题复习。
data-dropped = 有 { $n } 条读不出，没有并入。
data-clear-title = 删除
data-clear-note = 删除这台设备上的全部进度和设置。建议先备份
data-clear = 删除全部
data-clear-sure = 删了就找不回来。确定吗？
data-clear-yes = 确定删除
data-cleared = 已全部删除
restore-backup-too-big = 文件太大，不像备份
restore-backup-not-json = 这不是备份文件，或没有下载完整
restore-backup-foreign = 这是别的程序的文件
restore-backup-newer = 这份备份来自更新的版本，请先更新
restore-backup-damaged = 备份文件损坏，什么也没有改动
restore-backup-failed = 没有存进去，原有的进度没有改动
