### 練習卷：紙上的字，和選項

sheet-title = 練習卷
sheet-heading = 殺法練習
sheet-class = 班級
sheet-pupil = 座號
sheet-date = 日期
sheet-task-open = { $side ->
    [red] 紅先
   *[black] 黑先
  }，求殺
sheet-page = 練習卷第 { $n } 頁，共 { $total } 頁
sheet-board = 第 { $n } 題的棋盤
sheet-scan = 掃碼線上做同一份題。
sheet-legend = 白底圈字為紅方，黑底白字為黑方。紅方在下。
sheet-foot = 殘局 Canju　第 { $n } 頁，共 { $total } 頁

## 答案

key-heading = 參考答案
key-proved = 每題都由程式證明，所列防守為全部合法應著
key-page = 答案第 { $n } 頁，共 { $total } 頁
key-foot = 殘局 Canju　答案 { $n } / { $total }
key-count = 正解 { $n } 個
key-comma = ，
key-waiting = 正在證明…
key-no-mate = { $goal ->
    [checks] 沒有連將殺（已證明）。請改題，或改為可走靜著。
   *[any] 沒有殺（已證明）。請改題。
  }
key-unknown = 在限度內未判定，不列答案。
key-fault = 這個局面不能判：{ $code }
key-also = 第 1 著也可：{ $moves }
key-only-defence = 第 1 著後{ $side ->
    [red] 紅
   *[black] 黑
  }只有 { $move } 一著。
key-defences = 第 1 著後的防守：{ $moves }
key-defence = { $move }（餘 { $n } 步）
key-defence-at-most = { $move }（至多餘 { $n } 步）
key-dual = 第 { $n } 著也可：{ $moves }
key-at-most = 已證明成殺；是否有更短的殺未判定。
key-perhaps = 其他首著是否也成，未判定。
key-note = 附註：{ $text }

## 選項

sheet-options = 練習卷的選項
sheet-paper = 紙張
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-per-page = 每頁
sheet-boards = { $n } 題
sheet-large = 大字
sheet-lengths = 寫明幾步殺
sheet-lines = 答題線
sheet-code = 習題集 QR 碼
sheet-key = 附答案
sheet-print = 列印
sheet-proving = 正在證明答案：{ $done } / { $total }
sheet-proved = 答案都已證明
sheet-unproved = { $n } 題未判定或沒有殺，答案頁上寫明
sheet-no-code = 習題集太大，放不進一個 QR 碼；請用檔案發給學生
sheet-none = 沒有這份習題集
sheet-none-note = 它可能已經刪除，或在別的裝置上。
sheet-empty = 習題集裡還沒有題
sheet-to-sets = 看我的習題集
