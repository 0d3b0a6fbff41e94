## 名稱與導航

search-open = 搜尋

## 殺法目錄

patterns-summary = { $patterns } 種，{ $total } 題，已解 { $solved } 題
patterns-count = { $n } 種
filter-label = 按子力
filter-length-label = 按步數
filter-all = 全部
filter-horse = 馬
filter-cannon = 炮
filter-rook = 車
filter-pawn = 兵
filter-several = 多子
filter-length = { COUNT($n) }步
filter-longer = { COUNT($n) }步以上
group-horse = 馬的殺法
group-cannon = 炮的殺法
group-rook = 車的殺法
group-pawn = 兵的殺法
group-several = 多子的殺法
search-label = 名稱或拼音
search-none = 沒有這個殺法
search-none-note = 換一個名稱或拼音試試
search-clear = 清除
card-new = { $n } 題　未開始
card-done = { $n } 題　全部解出

## 題集

sets-title = 題集
set-start = 開始
set-continue = 接著做
set-licence = 授權 { $licence }
puzzle-link = 第 { $n } 題，{ $task }，{ $mark }
sets-edit = 編輯局面
sets-board = 分析棋盤
sets-import = 匯入棋譜
library-about = { $n } 題，按殺法、步數、難度和子力挑選
library-count = { $n } 題
library-none = 沒有這樣的題目
library-none-note = 少選幾項試試
drills-title = 殺法練習
drills-about = { $n } 種殺法，由淺入深
drills-length = { COUNT($n) }步殺
drills-more = 還有 { $n } 題
pattern-everywhere = 全庫這種殺法共 { $n } 題
fact-length = { COUNT($n) }步
fact-lengths = { COUNT($least) }至{ COUNT($most) }步
fact-level = { $n } 級
fact-levels = { $least }–{ $most } 級
range = { $least }–{ $most }
range-more = { $least } 以上
filters = 篩選
filters-set = 篩選 · { $n } 項
filters-clear = 清除篩選
facet-pattern = 殺法
facet-pack = 題集
facet-length = 步數
facet-length-of = { $range } 步
facet-level = 難度
facet-pieces = 成殺的子力
facet-only = 子力條件
only-no = 包含
only-yes = 恰好
facet-status = 做題情況
status-new = 沒有做
status-failed = 沒有解出
status-solved = 已經解出
status-due = 待複習
facet-goal = 要求
goal-all = 全部
goal-checks = 連將殺
goal-any = 可走靜著
facet-sort = 次序
sort-filed = 原序
sort-easy = 由淺入深
parts-label = 翻頁
parts-first = 第一頁
parts-back = 上一頁
parts-forward = 下一頁
parts-last = 最後一頁
parts-where = { $first }–{ $last } / { $total }
puzzle-waiting = 正在開啟
example-start = 起始局面
example-step = { $n } / { $total }
example-failed = 例題未能開啟
pack-failed = 《{ $pack }》未能開啟

## 狀態

empty-set = 這一集還沒有題目
