### 課堂：習題集、連結、作業、成績。

## 課堂首頁

teach-title = 課堂
teach-about = 習題集、連結、成績
sets-own = 我的習題集
sets-none = 還沒有習題集
sets-none-note = 新增一個，從題庫選題或加自己的局面
set-new = 新增習題集
set-open = 開啟檔案
set-import = 從棋譜匯入
set-untitled = 未命名
exercises-count = 共 { $n } 題
opened-set = 「{ $title }」，共 { $n } 題。怎麼用？
opened-keep = 存入我的習題集
opened-solve = 我來做
classes-kept = 留存的成績
class-count = { $n } 份成績碼
homework-here = 做過的作業
homework-here-note = 只在這台裝置上
homework-handed = 已交卷
homework-done = 已做 { $done } / { $total }
homework-drop = 刪除「{ $title }」
undo = 復原

## 隱私

privacy-title = 隱私
privacy-1 = 沒有帳號，沒有登入，不用 cookie。
privacy-2 = 網頁只取自己的檔案；斷網也能出題、做題、收成績。
privacy-3 = 題目在連結的 # 之後，瀏覽器不會發給任何伺服器；裡面沒有答案。
privacy-4 = 成績碼裡只有座號或兩個圖案，沒有姓名；沒有人能從中認出學生。
privacy-5 = 不蒐集任何資訊，所以不需要家長同意書。
privacy-delete = 刪除這台裝置上的全部內容

## 編一套題

builder-title = 習題集名稱
set-send = 發給學生
set-gone = 這套題不在這台裝置上
set-gone-note = 也許已經刪除，或是在另一台裝置上編的
set-open-count = { $n } 題未判定
builder-empty = 還沒有題
builder-empty-note = 最多 60 題
set-more = 其他
set-preview = 以學生身分試做
set-print = 列印練習卷
set-duplicate = 複製一份
set-copy-of = { $title } 副本
set-remove = 刪除這套題
set-removed = 已刪除「{ $title }」
add-library = 從題庫選
add-own = 加自己的局面
exercises-added = 加了 { $n } 題{ $left ->
    [0] {""}
   *[other] ，還有 { $left } 題放不下
  }
exercise-n = 第 { $n } 題
exercise-of = 第 { $n } 題 / { $total }
exercise-link = 第 { $n } 題，{ $task }，{ $mark }
exercise-task-open = { $side ->
    [red] 紅先
   *[black] 黑先
  }
exercise-move = 移動第 { $n } 題，共 { $count } 題
exercise-moved = 移到第 { $n } 題，共 { $count } 題
exercise-edit = 第 { $n } 題，{ $task }，修改
exercise-remove = 刪除第 { $n } 題
exercise-removed = 已刪除第 { $n } 題
exercise-title = 標題
exercise-note = 題前提示
notes-count = { $n } 條著法提示
notes-title = 著法提示
notes-about = 學生走出這一著時顯示
notes-move = 著法
notes-text = 提示內容
notes-add = 新增
notes-remove = 刪除對 { $move } 的提示

## 選題

pick-pattern = 殺法
pick-any = 不限
pick-length = 步數
pick-length-of = { $range } 步
pick-level = 難度
pick-level-of = 難度 { $n }
pick-count = 題數
pick-seed = 抽題號
pick-seed-note = 同一個號抽出同樣的題
pick-again = 再抽一次
pick-waiting = 正在抽題
pick-fits = { $n ->
    [0] 沒有符合的題，放寬一些條件
   *[other] 符合條件的有 { $n } 題
  }
pick-add = 加入 { $n } 題

## 自己的局面

own-text = 貼上局面，一行一個
own-placeholder = FEN，後面可以跟著法；或只有著法
own-editor = 在棋盤上擺一個局面
own-goal = 要求
own-goal-checks = 連將殺
own-goal-any = 可以有靜著
own-side = { $side ->
    [red] 紅先
   *[black] 黑先
  }
own-fault-text = 這一行讀不出局面
own-fault-move = { $move } 走不通
own-left-long = 第 { $line } 行超過 4,000 字，沒有讀
own-left-more = 第 { $line } 行起的 { $n } 行沒有讀：一個習題集最多 60 題

## 證明

sum-library = 題庫的題，已證明
sum-searching = 正在證明
sum-mate = { $goal ->
    [checks] 連將殺 { $n } 步
   *[any] { $n } 步殺
  }，{ $keys } 個正解
sum-mate-some = { $goal ->
    [checks] 連將殺 { $n } 步
   *[any] { $n } 步殺
  }，正解或不止一個
sum-mate-bound = { $goal ->
    [checks] 連將殺，至多 { $n } 步
   *[any] 有殺，至多 { $n } 步
  }
sum-none = { $goal ->
    [checks] 沒有連將殺
   *[any] 沒有殺
  }
sum-unknown = 在限度內未判定
sum-more = 再算深些

## 要求

options-title = 做題要求
option-locked = 交卷後才看答案
option-locked-note = 靠自覺，不是加密
option-hints = 允許提示
option-tries = 每題可錯幾次
option-tries-note = 錯到這個數，這題就結束
option-tries-n = { $n ->
    [0] 不限
   *[other] { $n } 次
  }
option-defence = 防守
option-defence-longest = 最頑強
option-defence-free = 可以換
option-defence-all = 全解
option-defence-note-longest = 只走最長的防守
option-defence-note-free = 學生可以換一種防守再做
option-defence-note-all = 第一著後的每種防守都要解出
option-minutes = 限時
option-minutes-n = { $n ->
    [0] 不限
   *[other] { $n } 分
  }
terms-hints = 可以用提示
terms-no-hints = 不用提示
terms-tries = 每題錯 { $n } 次就結束
terms-locked = 交卷後才看答案
terms-all = 每種防守都要解出
terms-minutes = 限時 { $n } 分鐘，從第一題開始算

## 發出

send-title = 發給學生
send-qr = 「{ $title }」的 QR 碼
send-line = { $title }，{ $n } 題。掃碼即做，不用登入
send-copy = 複製連結
send-copied = 連結已複製
send-not-copied = 瀏覽器不允許複製，請手動選取
send-other = 其他方式
send-length = 連結 { $n } 個字元
send-long = 連結要 { $n } 個字元，超過 { $most }，聊天軟體會截斷。請用檔案，或少放幾題
send-file = 儲存為檔案

## 學生

homework-title = 作業
homework-before = 開始之前
homework-start = 開始做題
homework-on = 接著做
start-who = 先選座號或兩個圖案
start-done = 都做過了，可以交卷
start-proving = 正在證明老師的局面，稍等
start-open = 剩下的局面在這台裝置上未判定，可以再算深些
homework-exercises = 習題
homework-look = 看每一題
homework-overview = 回到習題一覽
homework-time = 剩餘時間
homework-mistakes = 看 { $n } 道錯題
homework-again = 重新做一遍
tries-left = 還可錯 { $n } 次
preview-note = 預覽：學生看到的就是這樣。什麼都不儲存
preview-back = 回去修改
pupil-who = 你是誰
pupil-by-number = 座號
pupil-by-pictures = 兩個圖案
pupil-number = 座號
pupil-number-choose = 選座號
pupil-tag = { $tag } 號
pupil-first = 選第一個圖案
pupil-second = 再選一個
pupil-pair = 你是 { $tag }，記住它
pupil-note = 不用寫名字。進度只在這台裝置上
handing-in = 交卷
hand-in-sure = 交卷後不能再改
hand-in-sure-open = 還有 { $n } 題沒有做，交卷後不能再改
result-title = 已交卷
result-who = { $tag } 號
result-code = 成績碼
result-copy = 複製成績碼
result-copied = 成績碼已複製，發給老師
result-message = { $title }，{ $tag } 號的成績碼：{ $code }
result-qr = 成績 QR 碼
result-note = 把成績碼發給老師，或讓老師掃碼。裡面沒有名字

## 收成績

collect-title = 收成績
collect-about = 貼上成績碼或掃碼，全在這台裝置上
collect-add = 登錄成績碼
collect-paste = 貼上成績碼、連結或整段聊天紀錄
collect-take = 登錄
collect-taken = 登錄 { $n } 份{ $same ->
    [0] {""}
   *[other] ，{ $same } 份已有
  }{ $damaged ->
    [0] {""}
   *[other] ，{ $damaged } 份有誤
  }
collect-damaged = 下面這些像成績碼，但有錯字，請學生重發：
collect-foreign = { $n } 份成績碼是另一套題的，或題目改過。貼上那套題的連結，或先開啟它的檔案
collect-none = 還沒有成績
collect-none-note = 學生交卷後會得到成績碼
collect-set = 習題集
collect-removed = 成績已清除
collect-scan = 掃碼
scan-waiting = 把 QR 碼對準鏡頭
scan-camera = 鏡頭畫面
scan-found = 讀到了，可以掃下一個
scan-count = 共 { $n } 份
scan-foreign = 這不是成績碼
scan-nothing = 圖中沒有讀到 QR 碼
scan-no-camera = 用不了鏡頭，可以從圖片讀
scan-no-picture = 打不開這張圖片
scan-picture = 從圖片讀
class-summary = { $codes } 份成績碼，共 { $n } 題
class-table = 成績表
class-pupil = 座號
class-look = 看第 { $n } 題的錯著
class-clean = 一次解出
class-time = 用時
class-minutes = { $n } 分
class-time-minutes = 用時（分）
class-all = 全班
class-wrong = 錯著
cell = { $word }{ $wrong ->
    [0] {""}
   *[other] ，錯 { $tries } 次
  }{ $hint ->
    [0] {""}
   *[other] ，提示 { $hint }
  }，約 { $seconds } 秒
class-mark-clean = 一次解出
class-mark-helped = 提示或再試後解出
class-mark-failed = 沒有解出
class-mark-none = 沒有做
class-again = { $tags } 號交了不止一次，用最後一份
class-odd = { $n } 份題數對不上，未計入
class-hardest = 最難的在前
class-keep = 儲存在這台裝置上
class-keep-note = 不儲存的話，離開這一頁就沒有了
class-remove = 清除這份成績
class-previous = 上一題
class-next = 下一題
wrong-title = 第 { $n } 題，最常見的錯著
wrong-count = { $n } 人
wrong-none = 第一著沒有人走錯
wrong-solved = { $done } 人做了，{ $solved } 人解出，其中 { $clean } 人一次解出
wrong-board = 在大棋盤上講解

## 連結和檔案的差錯

fault-link-home = 回首頁
fault-exercise = （第 { $n } 題）
fault-link-empty = 連結裡沒有題目
fault-note-link-empty = 請對方重發，或改用檔案
fault-link-cut = 連結不完整
fault-note-link-cut = 後面少了一截。請對方重發，或改用檔案
fault-link-damaged = 連結已損壞
fault-note-link-damaged = 有些字元變了。請對方重發，或改用檔案
fault-link-newer = 這套題是新版本出的
fault-note-link-newer = 先更新本頁，再開啟連結
fault-link-puzzle = 這裡的題庫沒有其中的題
fault-note-link-puzzle = 先更新本頁，再開啟連結
fault-link-library = 這裡的題庫與老師的不同
fault-note-link-library = 先更新本頁，再開啟連結
fault-homework-gone = 這份作業不在這台裝置上
fault-note-homework-gone = 請用老師發的連結開啟
fault-set-too-big = 檔案太大
fault-set-not-json = 檔案讀不出來
fault-set-foreign = 這不是習題集檔案
fault-set-newer = 檔案是新版本存的，請先更新
fault-set-damaged = 檔案已損壞
fault-set-title = 名稱不對
fault-set-options = 做題要求不對
fault-set-empty = 裡面沒有題
fault-set-too-many = 超過 60 題
fault-exercise-damaged = 有一題損壞
fault-exercise-fen = 有一題的局面讀不出來
fault-exercise-text = 有一題的文字太長
fault-exercise-notes = 有一題的著法提示不對
