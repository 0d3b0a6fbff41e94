## 名称与导航

search-open = 搜索

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
set-start = 开始
set-continue = 接着做
set-licence = 许可 { $licence }
puzzle-link = 第 { $n } 题，{ $task }，{ $mark }
sets-edit = 编辑局面
sets-board = 分析棋盘
sets-import = 导入棋谱
library-about = { $n } 题，按杀法、步数、难度和子力挑选
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
facet-level = 难度
facet-pieces = 成杀的子力
facet-only = 子力条件
only-no = 包含
only-yes = 恰好
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
example-start = 起始局面
example-step = { $n } / { $total }
example-failed = 例题未能打开
pack-failed = 《{ $pack }》未能打开

## 状态

empty-set = 这一集还没有题目
