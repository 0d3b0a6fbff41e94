## 题集

set-count = { $n } 题
storage-library = 题库，{ $n } 集

## 我的

me-marks = 做题记录
me-settings = 设置
me-offline = 离线与存储
offline-ready-note = 关掉网络也能解题
offline-saving-note = 存好之后，关掉网络也能解题
offline-none = 这个浏览器不能离线
offline-none-note = 可能是无痕模式，或不是安全连接
storage-size = 共 { $size }
storage-engine = 程序与证明器
storage-lost = 进度无法保存
storage-lost-note = 浏览器不允许保存数据，关闭页面后进度会丢失
storage-note = 进度只在这台设备上
storage-kept = 已请浏览器长期保留
storage-not-kept = 浏览器空间不足时可能清除
install = 装到桌面
install-note = 像应用一样打开，不占浏览器标签
version = 版本 { $version }
update-check = 检查更新

## 关于

about = 关于与许可
about-proof = 每一着都由程序证明对错。说“成杀”，是找到了全部应着的杀法并逐一核对过；说“不成杀”，是找到了守得住的应着；两样都没有，就说未能判定。
about-privacy = 没有账号，没有统计，除了本页自己的文件不向外发任何请求。
about-code = 程序：MIT 或 Apache-2.0
about-puzzles = 题目：CC0 1.0
about-fonts = 字体：思源宋体（Noto Serif SC、TC）的子集，SIL Open Font License 1.1
about-fonts-text = 字体许可全文
about-stalemate = 无着可走者负（困毙）

## 今日与练习

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
mode-cycles = 循环练习
mode-weak = 专练弱项
mode-note-learn = 提示随便看，不记成绩
mode-note-practise = 慢慢解，提示和答案都有
mode-note-exam = 没有提示，每题只走一次
mode-note-review = 快要忘记时再做一次
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
best-score = 最好 { $n } 题
weak-none = 没有明显的弱项
cycles-label = 各遍成绩
cycle-n = 第{ ORDINAL($n) }遍
cycle-open = 做到 { $n } / { $total }
due-title = 待复习
due-minutes = { $count ->
   *[other] 题
  }，约 { $n } 分钟
due-count = 待复习 { $n } 题
due-start = 开始复习
due-none = 今天没有要复习的
due-next = 下一批在{ $when }，共 { $n } 题
due-how = 做错、用了提示或想了很久的题，过几天会回到这里
continue-title = 接着练
continue-new = 从这里开始
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
heat-cell = { $date }：{ $n ->
    [0] 没有练习
   *[other] { $n } 题
  }
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
ranks-strong = 拿手
ranks-weak = 该练
ranks-train = 专练弱项
curve-title = 一次解出率的走势
curve-key-week = 一周
curve-key-mean = 四周平均
curve-label = { $n } 周的一次解出率，从 { $first }% 到 { $last }%
curve-point = { $date }起一周：{ $n } 题，{ $rate }%；四周平均 { $mean }%
by-length = 按步数
rates-length = { $kind ->
    [one] { COUNT($least) }步
    [more] { COUNT($least) }步以上
   *[range] { COUNT($least) }至{ COUNT($most) }步
  }
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
result-none = 一题都没有做
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
restore-backup-failed = 未能存入，原有的进度没有改动

## Lines, defences, reading, memory

mode-defences = 全解
mode-write = 写全着法
mode-read = 读谱
mode-blindfold = 盲解
mode-note-defences = 每一种防守都要解开
mode-note-write = 双方的着法都写出来，写完再判
mode-note-read = 看着法找局面，照着法走子
mode-note-blindfold = 子看过就隐去，凭记忆解
modes-deeper = 看得更深
run-defences = 防守 { $n } / { $total }
write-judging = 逐着求证
write-turn = { $side ->
    [red] 写红方的着法
   *[black] 写黑方的着法
  }
write-how = 双方都由你走，守方要守得最久
write-more = 写到杀着，就交卷
write-hand-in = 交卷
write-correct = 改着法
write-right = { $end ->
    [stalemate] 全对，困毙
   *[checkmate] 全对，成杀
  }
write-right-note = 每一着都已证明
write-longer = 成杀，但多 { $n } 步
write-wrong = 第 { $n } 步 <move>{ $move }</move> 错失杀棋
write-wrong-check = <move>{ $move }</move> 应将，就没有连将杀了
write-wrong-lost = <move>{ $move }</move> 就守住了
write-soft = 第 { $n } 步 <move>{ $move }</move> 守得不够久
write-soft-note = <move>{ $move }</move> 能多守 { $n } 步
write-short = 还没有写完
write-short-note = 都对，还差 { $n } 步成杀
write-quiet = 第 { $n } 步 <move>{ $move }</move> 不是将军
write-slow = 第 { $n } 步 <move>{ $move }</move> 太慢
write-unknown = 第 { $n } 步 <move>{ $move }</move> 未能判定
write-open-note = 不算错，换一着试试
write-solution-note = 用箭头逐着看
read-choose = 走后是哪个局面
read-play = 照着法走
read-right = 读对了
read-wrong = 读错了，看正解
read-option-open = { $sign }，走 { $move } 之后
read-option-right = { $sign }，走 { $move } 之后，正解
read-option-wrong = { $sign }，走 { $move } 之后，选错
read-option-other = { $sign }，走 { $move } 之后
setting-reading = 读谱用的记谱法

## 设置

settings-note = 棋盘、棋子、着法、声音
settings-preview = 棋盘预览
settings-looks = 外观
settings-words = 文字
settings-pace = 速度
settings-sound = 声音
settings-practice = 练习
setting-board = 棋盘
ground-plain = 随主题
ground-wood = 木盘
ground-paper = 白纸
ground-green = 墨绿
ground-slate = 砚石
pieces-letters = 字母
pieces-pictures = 图形
setting-dark-discs = 黑方用深色棋子
setting-dark-discs-note = 不靠颜色也分得清双方
labels-traditional = 红方汉字，黑方数字
labels-arabic = 双方数字
labels-chinese = 双方汉字
labels-iccs = 字母坐标
setting-show-last = 标出上一着
setting-show-check = 标出将军
setting-auto-next = 解出后自动下一题
setting-auto-next-note = 点一下就停住
setting-volume = 音量
setting-voice = 语音报将军、绝杀
setting-voice-note = 用系统的中文语音
setting-vibration = 走子时振动
setting-vibration-note = 手机支持时有效
setting-cards = 哪些题进复习
setting-cards-note = 已在复习的不受影响
cards-failed = 没解出的
cards-unsure = 没把握的
cards-all = 全部
setting-fade = 盲解：棋子隐去
fade-3 = 3 秒后
fade-5 = 5 秒后
fade-10 = 10 秒后
fade-move = 走一着后
backup-remind = 进度只在这台设备上，建议备份一次
backup-remind-note = 上次备份后又做了 { $n } 题
backup-later = 以后再说
set-kind-pattern = 杀法
set-kind-length = 步数
set-kind-level = 难度
set-kind-pack = 题集
set-length = { COUNT($n) }步杀
