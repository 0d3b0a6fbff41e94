## 分析棋盤

analysis-title = 分析
analysis-edit = 編輯局面
analysis-tools = 著法與棋盤
analysis-no-position = 連結裡沒有局面
analysis-cut = 連結不完整，著法讀到這裡為止
walk-first = 起始局面
walk-back = 退一著
walk-forward = 進一著
walk-last = 最後一著
tree-empty = 在棋盤上走一著
tree-promote = 改作主變
tree-remove = 刪去這一著及以後
tree-full = 著法太多，放不下了
comment-title = 註解
comment-start = 給局面
comment-to = 給 { $move }
comment-save = 儲存
line-best = 主變
line-holds = 怎樣守住
line-play = 走到這裡

## 求證什麼

ask-label = 求證什麼
ask-goal = 成殺方式
ask-goal-of = { $goal ->
    [checks] 連將殺
   *[any] 殺
  }
ask-attacker = 攻方
ask-attacker-of = { $side ->
    [red] 紅殺
   *[black] 黑殺
  }
ask-effort = 求證深度
ask-effort-of = { $effort ->
    [quick] 快查
   *[thorough] 細查
  }

## 證明

proof-label = 即時證明
proof-side = { $side ->
    [red] 紅
   *[black] 黑
  }
proof-kind = { $goal ->
    [checks] 連將殺
   *[any] 殺
  }
proof-over = { $end ->
    [checkmate] 絕殺，{ $side ->
        [red] 紅勝
       *[black] 黑勝
      }
   *[stalemate] 困斃，{ $side ->
        [red] 紅勝
       *[black] 黑勝
      }
  }
proof-searching = 正在求證…
proof-nodes = 已看 { NUMBER($n) } 個局面
proof-stopped = 已停止
proof-stopped-note = 尚未判定
proof-unknown = 在這些限度內未能判定
proof-unknown-note = 看了 { NUMBER($n) } 個局面
proof-perpetual = 只有長將能守，規則不許，不作判定
proof-illegal = 局面不合法
proof-mate = { proof-side }先，{ proof-kind } { $n } 步，{ $keys } 個正解
proof-at-most = { $exact ->
    [yes] { proof-side }先，{ proof-kind } { $n } 步
   *[no] { proof-side }先，{ proof-kind }至多 { $n } 步
  }
proof-keys-open = 是否還有別的正解，未判定
proof-length-open = 是否更短，未判定
proof-awaited = { $exact ->
    [yes] 無論怎麼走，{ proof-side }{ proof-kind } { $n } 步
   *[no] 無論怎麼走，{ proof-side }{ proof-kind }至多 { $n } 步
  }
proof-certified = 已證明，核對了 { NUMBER($n) } 個局面
proof-several = 不宜作題：<move>{ $moves }</move>
proof-none = { proof-side }沒有{ proof-kind }
proof-no-check = 沒有將軍可走
proof-broken = 沒有{ proof-kind }：{ proof-side } <move>{ $move }</move> 可解
proof-tried = 最長的一試是{ proof-side } <move>{ $move }</move>
proof-held = { proof-side } <move>{ $move }</move> 可守
proof-more = 再算深些

## 複製與貼上

copy-title = 複製
copy-kind = { $kind ->
    [fen] 局面（FEN）
    [link] 連結
    [chinese] 著法，炮二平五
    [traditional] 著法，炮二平五（繁）
    [wxf] 著法，C2=5
    [iccs] 著法，H2-E2
   *[pgn] PGN
  }
copy-done = 已複製
copy-failed = 請手動複製
paste-title = 貼上
paste-note = 局面（FEN）、連結，或任何寫法的著法
paste-go = 讀入
paste-unread = 讀到「{ $text }」為止，共 { $n } 著
paste-broken = 有些著法不合法，其餘的已在棋盤上
fault-paste-unknown = 既不是局面，也不是這裡能走的著法

## 編輯

edit-title = 編輯局面
edit-tools = 編輯工具
edit-undo = 復原
edit-redo = 重做
edit-clear = 清空
edit-paste = 貼上
edit-start = 開局局面
edit-mirror = 左右鏡像
edit-swap = 紅黑互換
edit-turn = 先走方
edit-turn-of = { $side ->
    [red] 紅先
   *[black] 黑先
  }
edit-analyse = 分析
edit-help = 選子後點棋盤，或直接拖上去；拖出棋盤就是拿掉
edit-help-brush = 點棋盤放子；再按一次放回棋子
edit-help-held = 點一處放下這個子
edit-put = 放{ $piece }
edit-lifted = 拿掉{ $piece }
edit-faulty = 棋子不能這樣擺
edit-no-king = { $side ->
    [red] 紅方沒有帥
   *[black] 黑方沒有將
  }
edit-many-kings = { $side ->
    [red] 紅方不止一個帥
   *[black] 黑方不止一個將
  }
palette-label = 棋子
palette-piece = { $piece }，還有 { $n } 個
palette-eraser = 橡皮
edit-solve = 試做
advice-level = 難度 { $n } 級
advice-replies = 防守 { $n } 種
advice-wrong = { $n ->
    [0] 沒有似是而非的將軍
   *[other] 似是而非的將軍 { $n } 著
  }
advice-no-duals = 沒有雙解
advice-duals-open = 是否還有雙解，未判定
advice-duals-main = 第 { $turn } 著另有 { $n } 種走法
advice-duals-side = 旁變第 { $turn } 著 { $n } 處雙解
advice-unique = 改一處，正解就唯一
advice-idle = { $n ->
    [one] 這個子沒有作用
   *[other] 這些子各自去掉都不影響
  }
advice-remove = 去掉{ $point }的{ $piece }
advice-add = { $point }加{ $piece }
advice-looking = 正在逐子試…
advice-none = 沒有找到改一處就唯一的辦法

## 自己的題集

add-title = 加入習題集
add-note = 選一個習題集，或為新習題集命名
add-undecided = 還沒有證明，按「未判定」加入
add-done = 已加入「{ $set }」
add-full = 「{ $set }」放不下了
add-untitled = 未命名
add-count = { $n } 題
add-new = 加入
add-new-title = 新習題集的名稱
