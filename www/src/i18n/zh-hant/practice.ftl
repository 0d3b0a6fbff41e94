## 題集

set-count = { $n } 題
storage-library = 題庫，{ $n } 集

## 我的

me-marks = 做題紀錄
me-settings = 設定
me-offline = 離線與儲存
offline-ready-note = 關掉網路也能解題
offline-saving-note = 存好之後，關掉網路也能解題
offline-none = 這個瀏覽器不能離線
offline-none-note = 可能是無痕模式，或不是安全連線
storage-size = 共 { $size }
storage-engine = 程式與證明器
storage-lost = 進度無法儲存
storage-lost-note = 瀏覽器不允許儲存資料，關閉頁面後進度會遺失
storage-note = 進度只在這台裝置上
storage-kept = 已請瀏覽器長期保留
storage-not-kept = 瀏覽器空間不足時可能清除
install = 安裝到桌面
install-note = 像應用程式一樣開啟，不佔瀏覽器分頁
version = 版本 { $version }
update-check = 檢查更新

## 關於

about = 關於與授權
about-proof = 每一著都由程式證明對錯。說「成殺」，是找到了全部應著的殺法並逐一核對過；說「不成殺」，是找到了守得住的應著；兩樣都沒有，就說未能判定。
about-privacy = 沒有帳號，沒有統計，除了本頁自己的檔案不向外發任何請求。
about-code = 程式：MIT 或 Apache-2.0
about-puzzles = 題目：CC0 1.0
about-fonts = 字型：思源宋體（Noto Serif SC、TC）的子集，SIL Open Font License 1.1
about-fonts-text = 字型授權全文
about-stalemate = 無著可走者負（困斃）

## 今日與練習

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
mode-cycles = 循環練習
mode-weak = 專練弱項
mode-note-learn = 提示隨便看，不記成績
mode-note-practise = 慢慢解，提示和答案都有
mode-note-exam = 沒有提示，每題只走一次
mode-note-review = 快要忘記時再做一次
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
best-score = 最好 { $n } 題
weak-none = 沒有明顯的弱項
cycles-label = 各遍成績
cycle-n = 第{ ORDINAL($n) }遍
cycle-open = 做到 { $n } / { $total }
due-title = 待複習
due-minutes = { $count ->
   *[other] 題
  }，約 { $n } 分鐘
due-count = 待複習 { $n } 題
due-start = 開始複習
due-none = 今天沒有要複習的
due-next = 下一批在{ $when }，共 { $n } 題
due-how = 做錯、用了提示或想了很久的題，過幾天會回到這裡
continue-title = 接著練
continue-new = 從這裡開始
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
heat-cell = { $date }：{ $n ->
    [0] 沒有練習
   *[other] { $n } 題
  }
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
ranks-strong = 拿手
ranks-weak = 該練
ranks-train = 專練弱項
curve-title = 一次解出率的走勢
curve-key-week = 一週
curve-key-mean = 四週平均
curve-label = { $n } 週的一次解出率，從 { $first }% 到 { $last }%
curve-point = { $date }起一週：{ $n } 題，{ $rate }%；四週平均 { $mean }%
by-length = 按步數
rates-length = { $kind ->
    [one] { COUNT($least) }步
    [more] { COUNT($least) }步以上
   *[range] { COUNT($least) }至{ COUNT($most) }步
  }
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
result-none = 一題都沒有做
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
data-open = 備份與還原
data-open-note = 進度只在這台裝置上，建議備份一次
data-save-title = 備份
data-save-note = { $attempts } 次做題、{ $cards } 題複習、{ $runs } 次練習，連同設定，存成一個檔案
data-save = 備份進度
data-saved = 已存為 { $name }
data-restore-title = 還原
data-restore-note = 檔案裡的進度會併入這裡，已有的不會遺失
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
restore-backup-failed = 未能存入，原有的進度沒有改動

## Lines, defences, reading, memory

mode-defences = 全解
mode-write = 寫全著法
mode-read = 讀譜
mode-blindfold = 盲解
mode-note-defences = 每一種防守都要解開
mode-note-write = 雙方的著法都寫出來，寫完再判
mode-note-read = 看著法找局面，照著法走子
mode-note-blindfold = 子看過就隱去，憑記憶解
modes-deeper = 看得更深
run-defences = 防守 { $n } / { $total }
write-judging = 逐著求證
write-turn = { $side ->
    [red] 寫紅方的著法
   *[black] 寫黑方的著法
  }
write-how = 雙方都由你走，守方要守得最久
write-more = 寫到殺著，就交卷
write-hand-in = 交卷
write-correct = 改著法
write-right = { $end ->
    [stalemate] 全對，困斃
   *[checkmate] 全對，成殺
  }
write-right-note = 每一著都已證明
write-longer = 成殺，但多 { $n } 步
write-wrong = 第 { $n } 步 <move>{ $move }</move> 錯失殺棋
write-wrong-check = <move>{ $move }</move> 應將，就沒有連將殺了
write-wrong-lost = <move>{ $move }</move> 就守住了
write-soft = 第 { $n } 步 <move>{ $move }</move> 守得不夠久
write-soft-note = <move>{ $move }</move> 能多守 { $n } 步
write-short = 還沒有寫完
write-short-note = 都對，還差 { $n } 步成殺
write-quiet = 第 { $n } 步 <move>{ $move }</move> 不是將軍
write-slow = 第 { $n } 步 <move>{ $move }</move> 太慢
write-unknown = 第 { $n } 步 <move>{ $move }</move> 未能判定
write-open-note = 不算錯，換一著試試
write-solution-note = 用箭頭逐著看
read-choose = 走後是哪個局面
read-play = 照著法走
read-right = 讀對了
read-wrong = 讀錯了，看正解
read-option-open = { $sign }，走 { $move } 之後
read-option-right = { $sign }，走 { $move } 之後，正解
read-option-wrong = { $sign }，走 { $move } 之後，選錯
read-option-other = { $sign }，走 { $move } 之後
setting-reading = 讀譜用的記譜法

## 設定

settings-note = 棋盤、棋子、著法、聲音
settings-preview = 棋盤預覽
settings-looks = 外觀
settings-words = 文字
settings-pace = 速度
settings-sound = 聲音
settings-practice = 練習
setting-board = 棋盤
ground-plain = 隨主題
ground-wood = 木盤
ground-paper = 白紙
ground-green = 墨綠
ground-slate = 硯石
pieces-letters = 字母
pieces-pictures = 圖形
setting-dark-discs = 黑方用深色棋子
setting-dark-discs-note = 不靠顏色也分得清雙方
labels-traditional = 紅方漢字，黑方數字
labels-arabic = 雙方數字
labels-chinese = 雙方漢字
labels-iccs = 字母座標
setting-show-last = 標出上一著
setting-show-check = 標出將軍
setting-auto-next = 解出後自動下一題
setting-auto-next-note = 點一下就停住
setting-volume = 音量
setting-voice = 語音報將軍、絕殺
setting-voice-note = 用系統的中文語音
setting-vibration = 走子時震動
setting-vibration-note = 手機支援時有效
setting-cards = 哪些題進複習
setting-cards-note = 已在複習的不受影響
cards-failed = 沒解出的
cards-unsure = 沒把握的
cards-all = 全部
setting-fade = 盲解：棋子隱去
fade-3 = 3 秒後
fade-5 = 5 秒後
fade-10 = 10 秒後
fade-move = 走一著後
backup-remind = 進度只在這台裝置上，建議備份一次
backup-remind-note = 上次備份後又做了 { $n } 題
backup-later = 以後再說
set-kind-pattern = 殺法
set-kind-length = 步數
set-kind-level = 難度
set-kind-pack = 題集
set-length = { COUNT($n) }步殺
