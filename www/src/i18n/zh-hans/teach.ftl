### 课堂：习题集、链接、作业、成绩。

## 课堂首页

teach-title = 课堂
teach-about = 习题集、链接、成绩
sets-own = 我的习题集
sets-none = 还没有习题集
sets-none-note = 新建一个，从题库选题或加自己的局面
set-new = 新建习题集
set-open = 打开文件
set-import = 从棋谱导入
set-untitled = 未命名
exercises-count = 共 { $n } 题
opened-set = “{ $title }”，共 { $n } 题。怎么用？
opened-keep = 存入我的习题集
opened-solve = 我来做
classes-kept = 保存的成绩
class-count = { $n } 份成绩码
homework-here = 做过的作业
homework-here-note = 只在这台设备上
homework-handed = 已交卷
homework-done = 已做 { $done } / { $total }
homework-drop = 删除“{ $title }”
undo = 撤销

## 隐私

privacy-title = 隐私
privacy-1 = 没有账号，没有登录，不用 cookie。
privacy-2 = 网页只取自己的文件；断网也能出题、做题、收成绩。
privacy-3 = 题目在链接的 # 之后，浏览器不会发给任何服务器；里面没有答案。
privacy-4 = 成绩码里只有学号或两个图案，没有姓名；没有人能从中认出学生。
privacy-5 = 不收集任何信息，所以不需要家长同意书。
privacy-delete = 删除这台设备上的全部内容

## 编一套题

builder-title = 习题集名称
set-send = 发给学生
set-gone = 这套题不在这台设备上
set-gone-note = 也许已经删除，或是在另一台设备上编的
set-open-count = { $n } 题未判定
builder-empty = 还没有题
builder-empty-note = 最多 60 题
set-more = 其他
set-preview = 以学生身份试做
set-print = 打印练习卷
set-duplicate = 复制一份
set-copy-of = { $title } 副本
set-remove = 删除这套题
set-removed = 已删除“{ $title }”
add-library = 从题库选
add-own = 加自己的局面
exercises-added = 加了 { $n } 题{ $left ->
    [0] {""}
   *[other] ，还有 { $left } 题放不下
  }
exercise-n = 第 { $n } 题
exercise-of = 第 { $n } 题 / { $total }
exercise-link = 第 { $n } 题，{ $task }，{ $mark }
exercise-task-open = { $side ->
    [red] 红先
   *[black] 黑先
  }
exercise-move = 移动第 { $n } 题，共 { $count } 题
exercise-moved = 移到第 { $n } 题，共 { $count } 题
exercise-edit = 第 { $n } 题，{ $task }，修改
exercise-remove = 删除第 { $n } 题
exercise-removed = 已删除第 { $n } 题
exercise-title = 标题
exercise-note = 题前提示
notes-count = { $n } 条着法提示
notes-title = 着法提示
notes-about = 学生走出这一着时显示
notes-move = 着法
notes-text = 提示内容
notes-add = 添加
notes-remove = 删除对 { $move } 的提示

## 选题

pick-pattern = 杀法
pick-any = 不限
pick-length = 步数
pick-length-of = { $range } 步
pick-level = 难度
pick-level-of = 难度 { $n }
pick-count = 题数
pick-seed = 抽题号
pick-seed-note = 同一个号抽出同样的题
pick-again = 再抽一次
pick-waiting = 正在抽题
pick-fits = { $n ->
    [0] 没有符合的题，放宽一些条件
   *[other] 符合条件的有 { $n } 题
  }
pick-add = 加入 { $n } 题

## 自己的局面

own-text = 粘贴局面，一行一个
own-placeholder = FEN，后面可以跟着法；或只有着法
own-editor = 在棋盘上摆一个局面
own-goal = 要求
own-goal-checks = 连将杀
own-goal-any = 可以有静着
own-side = { $side ->
    [red] 红先
   *[black] 黑先
  }
own-fault-text = 这一行读不出局面
own-fault-move = { $move } 走不通
own-left-long = 第 { $line } 行超过 4,000 字，没有读
own-left-more = 第 { $line } 行起的 { $n } 行没有读：一个习题集最多 60 题

## 证明

sum-library = 题库的题，已证明
sum-searching = 正在证明
sum-mate = { $goal ->
    [checks] 连将杀 { $n } 步
   *[any] { $n } 步杀
  }，{ $keys } 个正解
sum-mate-some = { $goal ->
    [checks] 连将杀 { $n } 步
   *[any] { $n } 步杀
  }，正解或不止一个
sum-mate-bound = { $goal ->
    [checks] 连将杀，至多 { $n } 步
   *[any] 有杀，至多 { $n } 步
  }
sum-none = { $goal ->
    [checks] 没有连将杀
   *[any] 没有杀
  }
sum-unknown = 在限度内未判定
sum-more = 再算深些

## 要求

options-title = 做题要求
option-locked = 交卷后才看答案
option-locked-note = 靠自觉，不是加密
option-hints = 允许提示
option-tries = 每题可错几次
option-tries-note = 错到这个数，这题就结束
option-tries-n = { $n ->
    [0] 不限
   *[other] { $n } 次
  }
option-defence = 防守
option-defence-longest = 最顽强
option-defence-free = 可以换
option-defence-all = 全解
option-defence-note-longest = 只走最长的防守
option-defence-note-free = 学生可以换一种防守再做
option-defence-note-all = 第一着后的每种防守都要解出
option-minutes = 限时
option-minutes-n = { $n ->
    [0] 不限
   *[other] { $n } 分
  }
terms-hints = 可以用提示
terms-no-hints = 不用提示
terms-tries = 每题错 { $n } 次就结束
terms-locked = 交卷后才看答案
terms-all = 每种防守都要解出
terms-minutes = 限时 { $n } 分钟，从第一题开始算

## 发出

send-title = 发给学生
send-qr = “{ $title }”的二维码
send-line = { $title }，{ $n } 题。扫码即做，不用登录
send-copy = 复制链接
send-copied = 链接已复制
send-not-copied = 浏览器不允许复制，请手动选取
send-other = 其他方式
send-length = 链接 { $n } 个字符
send-long = 链接要 { $n } 个字符，超过 { $most }，聊天软件会截断。请用文件，或少放几题
send-file = 保存为文件

## 学生

homework-title = 作业
homework-before = 开始之前
homework-start = 开始做题
homework-on = 接着做
start-who = 先选学号或两个图案
start-done = 都做过了，可以交卷
start-proving = 正在证明老师的局面，稍等
start-open = 剩下的局面在这台设备上未判定，可以再算深些
homework-exercises = 习题
homework-look = 看每一题
homework-overview = 回到习题一览
homework-time = 剩余时间
homework-mistakes = 看 { $n } 道错题
homework-again = 重新做一遍
tries-left = 还可错 { $n } 次
preview-note = 预览：学生看到的就是这样。什么都不保存
preview-back = 回去修改
pupil-who = 你是谁
pupil-by-number = 学号
pupil-by-pictures = 两个图案
pupil-number = 学号
pupil-number-choose = 选学号
pupil-tag = { $tag } 号
pupil-first = 选第一个图案
pupil-second = 再选一个
pupil-pair = 你是 { $tag }，记住它
pupil-note = 不用写名字。进度只在这台设备上
handing-in = 交卷
hand-in-sure = 交卷后不能再改
hand-in-sure-open = 还有 { $n } 题没有做，交卷后不能再改
result-title = 已交卷
result-who = { $tag } 号
result-code = 成绩码
result-copy = 复制成绩码
result-copied = 成绩码已复制，发给老师
result-message = { $title }，{ $tag } 号的成绩码：{ $code }
result-qr = 成绩二维码
result-note = 把成绩码发给老师，或让老师扫码。里面没有名字

## 收成绩

collect-title = 收成绩
collect-about = 粘贴成绩码或扫码，全在这台设备上
collect-add = 录入成绩码
collect-paste = 粘贴成绩码、链接或整段聊天记录
collect-take = 录入
collect-taken = 录入 { $n } 份{ $same ->
    [0] {""}
   *[other] ，{ $same } 份已有
  }{ $damaged ->
    [0] {""}
   *[other] ，{ $damaged } 份有误
  }
collect-damaged = 下面这些像成绩码，但有错字，请学生重发：
collect-foreign = { $n } 份成绩码是另一套题的，或题目改过。贴上那套题的链接，或先打开它的文件
collect-none = 还没有成绩
collect-none-note = 学生交卷后会得到成绩码
collect-set = 习题集
collect-removed = 成绩已清除
collect-scan = 扫码
scan-waiting = 把二维码对准镜头
scan-camera = 镜头画面
scan-found = 读到了，可以扫下一个
scan-count = 共 { $n } 份
scan-foreign = 这不是成绩码
scan-nothing = 图中没有读到二维码
scan-no-camera = 用不了镜头，可以从图片读
scan-no-picture = 打不开这张图片
scan-picture = 从图片读
class-summary = { $codes } 份成绩码，共 { $n } 题
class-table = 成绩表
class-pupil = 学号
class-look = 看第 { $n } 题的错着
class-clean = 一次解出
class-time = 用时
class-minutes = { $n } 分
class-time-minutes = 用时（分）
class-all = 全班
class-wrong = 错着
cell = { $word }{ $wrong ->
    [0] {""}
   *[other] ，错 { $tries } 次
  }{ $hint ->
    [0] {""}
   *[other] ，提示 { $hint }
  }，约 { $seconds } 秒
class-mark-clean = 一次解出
class-mark-helped = 提示或再试后解出
class-mark-failed = 没有解出
class-mark-none = 没有做
class-again = { $tags } 号交了不止一次，用最后一份
class-odd = { $n } 份题数对不上，未计入
class-hardest = 最难的在前
class-keep = 保存在这台设备上
class-keep-note = 不保存的话，离开这一页就没有了
class-remove = 清除这份成绩
class-previous = 上一题
class-next = 下一题
wrong-title = 第 { $n } 题，最常见的错着
wrong-count = { $n } 人
wrong-none = 第一着没有人走错
wrong-solved = { $done } 人做了，{ $solved } 人解出，其中 { $clean } 人一次解出
wrong-board = 在大棋盘上讲解

## 链接和文件的差错

fault-link-home = 回首页
fault-exercise = （第 { $n } 题）
fault-link-empty = 链接里没有题目
fault-note-link-empty = 请对方重发，或改用文件
fault-link-cut = 链接不完整
fault-note-link-cut = 后面少了一截。请对方重发，或改用文件
fault-link-damaged = 链接已损坏
fault-note-link-damaged = 有些字符变了。请对方重发，或改用文件
fault-link-newer = 这套题是新版本出的
fault-note-link-newer = 先更新本页，再打开链接
fault-link-puzzle = 这里的题库没有其中的题
fault-note-link-puzzle = 先更新本页，再打开链接
fault-link-library = 这里的题库与老师的不同
fault-note-link-library = 先更新本页，再打开链接
fault-homework-gone = 这份作业不在这台设备上
fault-note-homework-gone = 请用老师发的链接打开
fault-set-too-big = 文件太大
fault-set-not-json = 文件读不出来
fault-set-foreign = 这不是习题集文件
fault-set-newer = 文件是新版本存的，请先更新
fault-set-damaged = 文件已损坏
fault-set-title = 名称不对
fault-set-options = 做题要求不对
fault-set-empty = 里面没有题
fault-set-too-many = 超过 60 题
fault-exercise-damaged = 有一题损坏
fault-exercise-fen = 有一题的局面读不出来
fault-exercise-text = 有一题的文字太长
fault-exercise-notes = 有一题的着法提示不对
