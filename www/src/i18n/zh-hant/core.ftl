### 繁體中文。三個檔案的鍵和變數相同（見 messages.test.ts）。

## 名稱與導覽

brand = 殘局
brand-line = 象棋殺法練習
nav-label = 主導覽
nav-patterns = 殺法
nav-sets = 題集
nav-teach = 課堂
nav-me = 我的
back = 返回
note-seen = 知道了
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
note-quiet = 可以走靜著，不必步步將軍
verdict-check-no-mate = 將軍，但不成殺
verdict-check-note = { $side ->
    [red] 紅
   *[black] 黑
  } <move>{ $move }</move> 後無連將
verdict-check-note-takes = { $side ->
    [red] 紅
   *[black] 黑
  } <move>{ $move }</move> 吃{ $piece }，將軍已解
verdict-checks-spent = 到這裡已沒有將可打
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
  } <move>{ $move }</move> 守得更久；更長的殺未判定，不計對錯
verdict-thinking = 還在算…
verdict-thinking-note = 已算 { $n } 秒
verdict-unknown = 這一著未能判定
verdict-unknown-note = 超出計算限度，不計對錯
verdict-solved = { $end ->
    [checkmate] 絕殺
   *[stalemate] 困斃
  } · { $result ->
    [clean] 一次解出
   *[helped] 已經解出
  }
verdict-solved-longer = { $end ->
    [checkmate] 絕殺
   *[stalemate] 困斃
  } · 多 { $n } 步
verdict-shortest = 找最短
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
verdict-bad-puzzle = 這一題有誤
verdict-engine = 證明器未能載入
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
action-peek = 看一眼
action-undo = 悔棋
action-defence = 另一種防守
action-solution = 答案
action-solution-wait = 答案，稍後可看
action-next = 下一題
action-retry = 再試一次
action-play-out = 看下去
action-explain = 講解
action-restart = 重來
action-reload = { retry-load }
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

## 題集

mark-clean = 一次解出
mark-helped = 提示或再試
mark-failed = 沒有解出
mark-now = 正在做
mark-none = 沒有做
marks-label = 本集進度

library-title = 全部題目
puzzle-previous = 上一題
puzzle-next = 下一題
fault-fetch = 請檢查網路後重試
fault-bundle-magic = 這個檔案不是題庫檔案
fault-bundle-short = 題庫檔案不完整，請重新下載
fault-bundle-long = 題庫檔案有多餘內容，請重新下載
fault-bundle-count = 題庫檔案裡的數目對不上，請重新下載
fault-bundle-code = 題庫檔案裡有無法識別的內容，請重新下載
fault-bundle-position = 題庫檔案裡有不合規則的局面，請重新下載
fault-bundle-text = 題庫目錄無法讀取，請重新下載

## 第一次

first-title = 先解一局試試
first-line = 不用登入。每一著都由程式證明對錯。
first-tip = 點棋子，再點落點
first-start = 從一步殺開始
first-browse = 看全部殺法
saving = 正在存入本機，供離線使用

## 我的

setting-language = 語言
offline-ready = 已可離線
update-ready = 新版本已就緒
update-now = 現在更新
update-none = 已是最新版本

## 狀態

not-found = 沒有這一頁
not-found-note = 連結可能寫錯了，或題目已經改名
go-home = 回到目錄
load-failed = 未能開啟
load-failed-note = 請檢查網路後重試
next-soon = 下一題就來
next-stay = 留在這題
last-of-set = 這一集做完了
last-of-set-note = 一次解出 { $clean } 題，共 { $total } 題

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
fault-too-many-kings = 將帥太多
fault-too-many-advisors = 士多於兩個
fault-too-many-elephants = 象多於兩個
fault-too-many-horses = 馬多於兩個
fault-too-many-rooks = 車多於兩個
fault-too-many-cannons = 炮多於兩個
fault-too-many-pawns = 兵卒多於五個
fault-too-many-pieces = 一方多於十六子
fault-opponent-in-check = 不該走的一方正被將軍
fault-unreachable-pawns = 同一路有兩個未過河的兵，不可能出現

## 棋盤（朗讀用）

board-label = 棋盤
board-square = { ORDINAL($file) }路 { ORDINAL($rank) }線，{ $content }
board-point = { ORDINAL($file) }路 { ORDINAL($rank) }線
board-empty = 空
board-veiled = 看不見
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

fault-no-puzzle = 還沒有開啟題目
fault-game-over = 這一局已經結束
fault-not-your-turn = 還沒輪到你
fault-other = 出錯了（{ $code }）

## Why it is over, and why a reply loses

why-title = 為什麼是{ $end ->
    [stalemate] 困斃
   *[checkmate] 將死
  }
why-label = 解釋
why-defences = 各種防守為什麼守不住
why-reply-title = <move>{ $move }</move> 為什麼守不住
why-count = { $n } / { $total }

## 今日與練習

nav-today = 今日
nav-review = 複習
nav-due = 待複習 { $n } 題
sounds-on = 聲音已開啟
sounds-off = 聲音已關閉
