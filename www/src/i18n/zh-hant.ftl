### 繁體中文。三個檔案的鍵和變數相同（見 messages.test.ts）。

## 名稱與導航

brand = 殘局
brand-line = 象棋殺法練習
search-open = 搜尋
nav-label = 主導航
nav-patterns = 殺法
nav-sets = 題集
nav-me = 我的
back = 返回
close = 關閉
cancel = 取消
settings = 設定
more = 更多
skip-to-main = 跳到正文

## 題目

task = <side>{ $side ->
    [red] 紅先
   *[black] 黑先
  }</side> · { COUNT($n) }步殺
task-thumb = <side>{ $side ->
    [red] 紅先
   *[black] 黑先
  }</side> · { COUNT($n) }步殺
task-plain = { $side ->
    [red] 紅先
   *[black] 黑先
  }，{ COUNT($n) }步殺
puzzle-of = 第 { $n } 題，共 { $total } 題
count-of = { $n } / { $total }
piece-word = { $piece ->
    [K] 帥
    [A] 仕
    [B] 相
    [N] 馬
    [R] 車
    [C] 炮
    [P] 兵
    [k] 將
    [a] 士
    [b] 象
    [n] 馬
    [r] 車
    [c] 炮
   *[p] 卒
  }

## 判定

verdict-loading = 正在準備棋盤
verdict-idle = { $side ->
    [red] 輪到紅方走
   *[black] 輪到黑方走
  }
verdict-right = 正確，餘{ COUNT($n) }步
verdict-replied = { $side ->
    [red] 紅應
   *[black] 黑應
  } <move>{ $move }</move>
verdict-replied-longest = { $side ->
    [red] 紅應
   *[black] 黑應
  } <move>{ $move }</move><extra>，是最頑強的防守</extra>
verdict-longer = 仍成殺，多 { $n } 步
verdict-longer-note = 再找最短的一次，不扣分
verdict-quiet = 仍成殺，但沒有將軍
verdict-quiet-note = 這一題要步步將軍
verdict-check-no-mate = 將軍，但不成殺
verdict-check-note = { $side ->
    [red] 紅
   *[black] 黑
  } <move>{ $move }</move> 後無連將
verdict-check-note-takes = { $side ->
    [red] 紅
   *[black] 黑
  } <move>{ $move }</move> 吃{ $piece }，將軍已解
verdict-attack-lost = 失去攻勢
verdict-lost-note = { $side ->
    [red] 紅
   *[black] 黑
  } <move>{ $move }</move> 可以守住
verdict-lost-note-takes = { $side ->
    [red] 紅
   *[black] 黑
  } <move>{ $move }</move> 吃{ $piece }，可以守住
verdict-lost-alone = 對方可以守住
verdict-too-slow = 步數內不成殺
verdict-slow-note = { $side ->
    [red] 紅
   *[black] 黑
  } <move>{ $move }</move> 守得更久；更長的殺沒有判定，不計對錯
verdict-thinking = 還在算…
verdict-thinking-note = 已算 { $n } 秒
verdict-unknown = 這一著沒有算出來
verdict-unknown-note = 在限度內判不了，不計對錯
verdict-solved = { $end ->
    [checkmate] 絕殺
   *[stalemate] 困斃
  } · { $result ->
    [clean] 一次解出
   *[helped] 已經解出
  }
verdict-solved-note = { $pattern }　用時 { $time }
verdict-solved-time = 用時 { $time }
time-seconds = { $n } 秒
time-minutes = { $m } 分 { $s } 秒
verdict-hint-theme = { $pattern }，{ COUNT($n) }步殺
verdict-hint-length = { COUNT($n) }步殺
verdict-hint-piece = 走圈出的{ $piece }
verdict-hint-move = 走 <move>{ $move }</move>
verdict-hint-line = 走 <move>{ $move }</move>，對方這樣應
verdict-hint-note = 提示 { $n } / 4
verdict-solution = 答案
verdict-step-note = 第 { $n } 著，共 { $total } 著
verdict-review = 回看
verdict-given-up = 已看答案
verdict-given-up-note = 可以重來，再走一遍
verdict-bad-puzzle = 這一題有毛病
verdict-engine = 證明器沒有裝好
verdict-engine-note = 請檢查網路後重試
verdict-replay = 再放一遍
retry-load = 重試

## 著法表

moves-label = 著法
note-only = 唯一殺著
note-longer = 多 { $n } 步
note-your-move = 輪到你走
note-wrong = 錯著
note-again = 再走第{ ORDINAL($n) }步
note-checkmate = 絕殺
note-stalemate = 困斃
note-solution = 答案

## 按鈕

actions-label = 操作
action-hint = 提示
action-undo = 悔棋
action-defence = 另一種防守
action-solution = 答案
action-solution-wait = { $n } 秒後
action-next = 下一題
action-retry = 再試一次
action-play-out = 看下去
action-explain = 講解
action-restart = 重來
action-share = 分享
action-flip = 翻轉棋盤
action-previous = 上一著
action-forward = 下一著
action-play = 播放
action-pause = 暫停
action-resume = 回到局面
action-keys = 按鍵說明
link-copied = 連結已複製
defences-title = { $side ->
    [red] 紅方
   *[black] 黑方
  }的防守，共 { $n } 種
defence-left = 餘{ COUNT($n) }步
defence-at-most = 至多{ COUNT($n) }步
defence-only = 只有一種防守

## 所有首著

first-moves = 所有首著
first-running = 正在逐著證明：{ $done } / { $total }
first-best = 最短的殺著
first-longer = 也成殺，但不是最短
first-wrong = 不成殺，點一著看怎麼守住
first-open = 沒有判定

## 輸入著法

move-box = 輸入著法
move-box-hint = 炮二平五、C2=5 或 h2e2
move-box-go = 走
move-syntax = 這不是一著棋
move-none = 沒有這樣的著法
move-ambiguous = 不止一著：{ $moves }
move-nearest = 可以走：{ $moves }

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
set-count = { $n } 題
set-start = 開始
set-continue = 接著做
set-licence = 授權 { $licence }
puzzle-link = 第 { $n } 題，{ $task }，{ $mark }
mark-clean = 一次解出
mark-helped = 提示或再試
mark-failed = 沒有解出
mark-now = 正在做
mark-none = 沒有做
marks-label = 本集進度

library-title = 全部題目
library-about = { $n } 題，按殺法、步數、級別和子力挑選
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
facet-level = 級別
facet-pieces = 成殺的子力
facet-only = 子力怎樣算
only-no = 含有
only-yes = 恰是
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
puzzle-previous = 上一題
puzzle-next = 下一題
example-start = 起始局面
example-step = { $n } / { $total }
example-failed = 例題沒有開啟
pack-failed = 《{ $pack }》沒有開啟
fault-fetch = 請檢查網路後重試
fault-bundle-magic = 這個檔案不是題庫檔案
fault-bundle-short = 題庫檔案不完整，請重新下載
fault-bundle-long = 題庫檔案多出了內容，請重新下載
fault-bundle-count = 題庫檔案裡的數目對不上，請重新下載
fault-bundle-code = 題庫檔案裡有讀不懂的內容，請重新下載
fault-bundle-position = 題庫檔案裡有不成立的局面，請重新下載
fault-bundle-text = 題庫目錄讀不出來，請重新下載
storage-library = 題庫，{ $n } 集

## 第一次

first-title = 先解一局試試
first-line = 不用登入。每一著都由程式證明對錯。
first-tip = 點棋子，再點落點
first-start = 從一步殺開始
first-browse = 看全部殺法
saving = 正在存入本機，供離線使用

## 我的

me-marks = 做題記錄
me-settings = 設定
me-offline = 離線與儲存
setting-language = 語言
setting-theme = 外觀
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
setting-labels = 棋盤路數
labels-on = 顯示
labels-off = 隱藏
setting-speed = 走子快慢
speed-off = 不動
speed-fast = 快
speed-normal = 適中
speed-slow = 慢
setting-notation = 著法寫法
notation-auto = 隨語言
notation-chinese = 馬八進七
notation-file-pawns = 前三平二
notation-wxf = H8+7
notation-iccs = B6-C8
setting-pieces = 棋子字樣
pieces-traditional = 俥傌
pieces-simplified = 车马
offline-ready = 已可離線
offline-ready-note = 關掉網路也能解題
offline-saving-note = 存好之後，關掉網路也能解題
offline-none = 這個瀏覽器不能離線
offline-none-note = 可能是隱私模式，或不是安全連接
storage-size = 共 { $size }
storage-engine = 程式與證明器
storage-lost = 進度存不下來
storage-lost-note = 瀏覽器不讓存資料，關掉頁面後進度會丟失
storage-note = 進度只在這台裝置上
storage-kept = 已請瀏覽器長期保留
storage-not-kept = 瀏覽器空間不足時可能清除
install = 裝到桌面
install-note = 像應用程式一樣打開，不佔瀏覽器分頁
update-ready = 新版本已就緒
update-now = 現在更新
version = 版本 { $version }
update-check = 檢查更新
update-none = 已是最新版本

## 關於

about = 關於與授權
about-proof = 每一著都由程式證明對錯。說「成殺」，是找到了全部應著的殺法並逐一核對過；說「不成殺」，是找到了守得住的應著；兩樣都沒有，就說沒有算出來。
about-privacy = 沒有帳號，沒有統計，除了本頁自己的檔案不向外發任何請求。
about-code = 程式：MIT 或 Apache-2.0
about-puzzles = 題目：CC0 1.0
about-fonts = 字體：思源宋體（Noto Serif SC、TC）的子集，SIL Open Font License 1.1
about-fonts-text = 字體授權全文
about-stalemate = 無著可走者負（困斃）

## 狀態

not-found = 沒有這一頁
not-found-note = 連結可能寫錯了，或題目已經改名
go-home = 回到目錄
load-failed = 沒有打開
load-failed-note = 請檢查網路後重試
last-of-set = 這一集做完了
last-of-set-note = 一次解出 { $clean } 題，共 { $total } 題
empty-set = 這一集還沒有題目
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

## 走不得的原因

fault-empty-square = 這裡沒有棋子
fault-not-your-piece = 這是對方的棋子
fault-own-piece = 落點有自己的棋子
fault-geometry = { $piece ->
    [N] 馬走日字
    [n] 馬走日字
    [B] 相走田字
    [b] 象走田字
    [A] 仕走斜線一步
    [a] 士走斜線一步
    [K] 帥走直線一步
    [k] 將走直線一步
    [P] 兵一次走一步
    [p] 卒一次走一步
    [R] 車走直線
    [r] 車走直線
    [C] 炮走直線
    [c] 炮走直線
   *[other] 不能這樣走
  }
fault-path-blocked = 路上有子擋住
fault-leg-blocked = 馬腿被蹩
fault-eye-blocked = { $piece ->
    [B] 塞相眼
   *[other] 塞象眼
  }
fault-no-screen = 炮缺炮架
fault-too-many-screens = 炮架多於一個
fault-crosses-river = { $piece ->
    [B] 相不能過河
   *[other] 象不能過河
  }
fault-leaves-palace = 不能出九宮
fault-pawn-backward = { $piece ->
    [P] 兵不能後退
   *[other] 卒不能後退
  }
fault-pawn-sideways = { $piece ->
    [P] 兵未過河，不能橫走
   *[other] 卒未過河，不能橫走
  }
fault-leaves-king-in-check = 送將
fault-kings-facing = 照面
fault-note-leg-blocked = 馬前有子
fault-note-eye-blocked = 田字中心有子
fault-note-no-screen = 炮要隔一子才能吃
fault-note-too-many-screens = 炮只能隔一子吃
fault-note-leaves-king-in-check = 走後自己的將帥被吃
fault-note-kings-facing = 走後將帥之間沒有子

## 局面的毛病

fault-king-count = 雙方各要一個將帥
fault-king-square = 將帥不在九宮
fault-advisor-square = 士的位置不對
fault-elephant-square = 象的位置不對
fault-pawn-square = 兵卒的位置不對
fault-too-many-king = 將帥太多
fault-too-many-advisor = 士多於兩個
fault-too-many-elephant = 象多於兩個
fault-too-many-horse = 馬多於兩個
fault-too-many-rook = 車多於兩個
fault-too-many-cannon = 炮多於兩個
fault-too-many-pawn = 兵卒多於五個
fault-too-many-pieces = 一方多於十六子
fault-opponent-in-check = 不該走的一方正被將軍
fault-unreachable-pawns = 兩個兵在同一路未過河，走不成這樣

## 棋盤（朗讀用）

board-label = 棋盤
board-square = { ORDINAL($file) }路 { ORDINAL($rank) }線，{ $content }
board-point = { ORDINAL($file) }路 { ORDINAL($rank) }線
board-empty = 空
board-piece = { $piece ->
    [K] 紅帥
    [A] 紅仕
    [B] 紅相
    [N] 紅馬
    [R] 紅車
    [C] 紅炮
    [P] 紅兵
    [k] 黑將
    [a] 黑士
    [b] 黑象
    [n] 黑馬
    [r] 黑車
    [c] 黑炮
   *[p] 黑卒
  }
board-can-move = 可走到
board-can-capture = 可吃
board-picked = 拿起 { $piece }
board-put-back = 放回
board-no-piece = 沒有 { $piece }
board-edge = 到邊了
board-moves = 可走：{ $squares }
board-no-moves = 沒有可走的
board-captures = 可吃：{ $squares }
board-no-captures = 沒有可吃的
board-around = 周圍：{ $list }
board-around-piece = { board-direction }第 { $distance } 點 { $piece }
board-around-none = 周圍沒有棋子
board-around-screen = { board-direction }第 { $distance } 點炮架 { $piece }，後面是 { $behind }
board-leg-blocked = { board-direction }馬腿有 { $piece }
board-direction = { $direction ->
    [forward] 前
    [back] 後
    [left] 左
   *[right] 右
  }
board-check-by = 將軍的是 { $pieces }
board-no-check = 沒有將軍
board-king-free = 將可去 { $squares }
board-king-stuck = 將無處可去
board-last = 上一著 { $move }
board-takes = { $move } 吃{ $piece }
board-gives-check = { $move }，將軍
board-no-last = 還沒有走
board-separator = {"，"}

## 其他

fault-no-puzzle = 還沒有打開題目
fault-game-over = 這一局已經結束
fault-not-your-turn = 還沒輪到你
fault-other = 出了差錯（{ $code }）

## Why it is over, and why a reply loses

why-title = 為什麼是{ $end ->
    [stalemate] 困斃
   *[checkmate] 將死
  }
why-label = 解釋
why-defences = 各種防守為什麼守不住
why-reply = 為什麼守不住
why-reply-title = <move>{ $move }</move> 為什麼守不住
why-count = { $n } / { $total }
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

## 今日與練習

nav-today = 今日
nav-review = 複習
nav-due = 待複習 { $n } 題
percent = { $n }%
times = { $n } 次
days = { $n } 天
list-comma = 、
when-today = 今天
when-tomorrow = 明天
when-days = { $n } 天後
mode-learn = 學習
mode-practise = 練習
mode-exam = 考試
mode-review = 複習
mode-mistakes = 錯題再練
mode-daily = 每日一題
mode-storm-3 = 限時三分鐘
mode-storm-5 = 限時五分鐘
mode-streak = 連勝
mode-cycles = 循環練
mode-weak = 專練弱項
mode-note-learn = 提示隨便看，不記成績
mode-note-practise = 慢慢解，提示和答案都有
mode-note-exam = 沒有提示，每題只走一次
mode-note-review = 快忘的時候再見一次
mode-note-mistakes = 最近七天沒有一次解出的題
mode-note-daily = 每天一題，人人相同
mode-note-storm-3 = 由易到難，錯一著扣十秒
mode-note-storm-5 = 由易到難，錯一著扣十秒
mode-note-streak = 越來越難，錯一著就停
mode-note-cycles = 同一集反覆做，看每一遍的用時
mode-note-weak = 從最沒有把握的殺法裡出題
mode-start = 開始
modes-title = 練習方式
modes-note = 限時、連勝、考試，或一集一集地練
modes-alone = 天天練
modes-races = 試身手
modes-by-set = 選一集來練
choose-set = 選一集
best-none = 還沒有做過
best-score = 最好 { $n } 題
weak-none = 沒有明顯的弱項
cycles-label = 各遍成績
cycle-n = 第{ ORDINAL($n) }遍
cycle-open = 做到 { $n } / { $total }
due-title = 待複習
due-minutes = 題，約 { $n } 分鐘
due-count = 待複習 { $n } 題
due-start = 開始複習
due-none = 今天沒有要複習的
due-next = 下一批在{ $when }，共 { $n } 題
due-how = 做錯、用了提示或想了很久的題，過幾天會回到這裡
daily-same = 人人相同
daily-open = 今天還沒有做
daily-start = 做今天的題
daily-again = 再做一次
mistakes-count = 近七天 { $n } 題
mistakes-none = 近七天沒有錯題
mistakes-start = 再練一遍
calendar-title = 練習日曆
calendar-note = 近 { $weeks } 週，{ $days } 天有練習，連續 { $row } 天
heat-label = 近 { $weeks } 週有 { $days } 天練習，共 { $n } 題
heat-cell = { $date }：{ $n } 題
heat-few = 少
heat-many = 多
rates-title = 各殺法一次解出率
rates-note = 紅條為低於 50%，建議多練
rates-order = 由低到高
rates-none = 一種殺法做滿 { $n } 題，這裡就有它的一次解出率
progress-open = 全部成績
progress-title = 成績
progress-summary = 做過 { $n } 題，{ $days } 天有練習
progress-none = 還沒有成績
progress-none-note = 做幾題之後，這裡有解出率、用時和強弱的殺法
progress-begin = 先練幾題
figure-first = 一次解出
figure-solved = 解出
figure-time = 平均用時
figure-row = 連續練習
ranks-title = 強弱
ranks-strong = 拿手的是{ $names }
ranks-weak = 該練的是{ $names }
ranks-train = 專練弱項
curve-title = 一次解出率的走勢
curve-note = 每點一週
curve-label = { $n } 週的一次解出率，從 { $first }% 到 { $last }%
curve-point = { $date } 起的一週：{ $rate }%，{ $n } 題
by-length = 按步數
by-level = 按難度
level-n = { $n } 級
sure-note = 細線是可能的範圍；點名字可專練
review-summary = 共 { $n } 題在複習
review-how = 間隔由 FSRS 演算法安排：做得越穩，隔得越久
forecast-title = 往後兩週
forecast-day = { $date }：{ $n } 題
run-stop = 結束練習
run-of = 第 { $n } 題，共 { $total } 題
run-score = 已解 { $n } 題
run-combo = 連對 { $n } 著
run-time = 剩餘時間
run-gain = { $sign ->
    [plus] 加 { $n } 秒
   *[minus] 扣 { $n } 秒
  }
run-empty-review = 今天沒有要複習的
run-empty-mistakes = 近七天沒有錯題
run-empty-weak = 沒有明顯的弱項
run-empty-other = 這裡沒有可做的題
run-empty-note = 換一種練習方式，或過幾天再來
run-over-done = 做完了
run-over-time = 時間到
run-over-mistakes = 到此為止
run-over-stopped = 已結束
result-solved = 解出 { $n } 題
result-of = 共 { $total } 題，一次解出 { $clean } 題
result-best = 最好成績
result-record = 新紀錄，原來是 { $n } 題
result-combo = 最長連對
result-time = 用時
result-moves = { $n } 著
result-puzzles = { $n } 題
result-list = 各題
result-line = 第 { $n } 題，{ $mark }
result-again = 再來一次
result-mistakes = 錯題再練
result-home = 回到今日
data-title = 資料
data-open = 備份與恢復
data-open-note = 進度只在這台裝置上，建議備份一次
data-save-title = 備份
data-save-note = { $attempts } 次做題、{ $cards } 題複習、{ $runs } 次練習，連同設定，存成一個檔案
data-save = 備份進度
data-saved = 已存為 { $name }
data-restore-title = 恢復
data-restore-note = 檔案裡的進度會併入這裡，已有的不會丟
data-restore = 選備份檔案
data-restored = 已併入 { $attempts } 次做題、{ $cards } 題複習。
data-dropped = 有 { $n } 條讀不出，沒有併入。
data-clear-title = 刪除
data-clear-note = 刪除這台裝置上的全部進度和設定。建議先備份
data-clear = 刪除全部
data-clear-sure = 刪了就找不回來。確定嗎？
data-clear-yes = 確定刪除
data-cleared = 已全部刪除
restore-backup-too-big = 檔案太大，不像備份
restore-backup-not-json = 這不是備份檔案，或沒有下載完整
restore-backup-foreign = 這是別的程式的檔案
restore-backup-newer = 這份備份來自更新的版本，請先更新
restore-backup-damaged = 備份檔案損壞，什麼也沒有改動
restore-backup-failed = 沒有存進去，原有的進度沒有改動
