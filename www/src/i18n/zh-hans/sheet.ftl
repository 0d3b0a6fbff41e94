### 练习卷：纸上的字，和选项

sheet-title = 练习卷
sheet-heading = 杀法练习
sheet-class = 班级
sheet-pupil = 学号
sheet-date = 日期
sheet-task-open = { $side ->
    [red] 红先
   *[black] 黑先
  }，求杀
sheet-page = 练习卷第 { $n } 页，共 { $total } 页
sheet-board = 第 { $n } 题的棋盘
sheet-scan = 扫码在线做同一份题。
sheet-legend = 白底圈字为红方，黑底白字为黑方。红方在下。
sheet-foot = 残局 Canju　第 { $n } 页，共 { $total } 页

## 答案

key-heading = 参考答案
key-proved = 每题都由程序证明，所列防守为全部合法应着
key-page = 答案第 { $n } 页，共 { $total } 页
key-foot = 残局 Canju　答案 { $n } / { $total }
key-count = 正解 { $n } 个
key-comma = ，
key-waiting = 正在证明…
key-no-mate = { $goal ->
    [checks] 没有连将杀（已证明）。请改题，或改为可走静着。
   *[any] 没有杀（已证明）。请改题。
  }
key-unknown = 在限度内未判定，不列答案。
key-fault = 这个局面不能判：{ $code }
key-also = 第 1 着也可：{ $moves }
key-only-defence = 第 1 着后{ $side ->
    [red] 红
   *[black] 黑
  }只有 { $move } 一着。
key-defences = 第 1 着后的防守：{ $moves }
key-defence = { $move }（余 { $n } 步）
key-defence-at-most = { $move }（至多余 { $n } 步）
key-dual = 第 { $n } 着也可：{ $moves }
key-at-most = 已证明成杀；是否有更短的杀未判定。
key-perhaps = 其他首着是否也成，未判定。
key-note = 附注：{ $text }

## 选项

sheet-options = 练习卷的选项
sheet-paper = 纸张
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-per-page = 每页
sheet-boards = { $n } 题
sheet-large = 大字
sheet-lengths = 写明几步杀
sheet-lines = 答题线
sheet-code = 习题集二维码
sheet-key = 附答案
sheet-print = 打印
sheet-proving = 正在证明答案：{ $done } / { $total }
sheet-proved = 答案都已证明
sheet-unproved = { $n } 题未判定或没有杀，答案页上写明
sheet-no-code = 习题集太大，放不进一个二维码；请用文件发给学生
sheet-none = 没有这份习题集
sheet-none-note = 它可能已经删除，或在别的设备上。
sheet-empty = 习题集里还没有题
sheet-to-sets = 看我的习题集
