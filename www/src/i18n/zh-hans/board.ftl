## 分析棋盘

analysis-title = 分析
analysis-edit = 编辑局面
analysis-tools = 着法与棋盘
analysis-no-position = 链接里没有局面
analysis-cut = 链接不完整，着法读到这里为止
walk-first = 起始局面
walk-back = 退一着
walk-forward = 进一着
walk-last = 最后一着
tree-empty = 在棋盘上走一着
tree-promote = 改作主变
tree-remove = 删去这一着及以后
tree-full = 着法太多，放不下了
comment-title = 注解
comment-start = 给局面
comment-to = 给 { $move }
comment-save = 保存
line-best = 主变
line-holds = 怎样守住
line-play = 走到这里

## 求证什么

ask-label = 求证什么
ask-goal = 成杀方式
ask-goal-of = { $goal ->
    [checks] 连将杀
   *[any] 杀
  }
ask-attacker = 攻方
ask-attacker-of = { $side ->
    [red] 红杀
   *[black] 黑杀
  }
ask-effort = 求证深度
ask-effort-of = { $effort ->
    [quick] 快查
   *[thorough] 细查
  }

## 证明

proof-label = 即时证明
proof-side = { $side ->
    [red] 红
   *[black] 黑
  }
proof-kind = { $goal ->
    [checks] 连将杀
   *[any] 杀
  }
proof-over = { $end ->
    [checkmate] 绝杀，{ $side ->
        [red] 红胜
       *[black] 黑胜
      }
   *[stalemate] 困毙，{ $side ->
        [red] 红胜
       *[black] 黑胜
      }
  }
proof-searching = 正在求证…
proof-nodes = 已看 { NUMBER($n) } 个局面
proof-stopped = 已停止
proof-stopped-note = 尚未判定
proof-unknown = 在这些限度内未能判定
proof-unknown-note = 看了 { NUMBER($n) } 个局面
proof-perpetual = 只有长将能守，规则不许，不作判定
proof-illegal = 局面不合法
proof-mate = { proof-side }先，{ proof-kind } { $n } 步，{ $keys } 个正解
proof-at-most = { $exact ->
    [yes] { proof-side }先，{ proof-kind } { $n } 步
   *[no] { proof-side }先，{ proof-kind }至多 { $n } 步
  }
proof-keys-open = 是否还有别的正解，未判定
proof-length-open = 是否更短，未判定
proof-awaited = { $exact ->
    [yes] 无论怎么走，{ proof-side }{ proof-kind } { $n } 步
   *[no] 无论怎么走，{ proof-side }{ proof-kind }至多 { $n } 步
  }
proof-certified = 已证明，核对了 { NUMBER($n) } 个局面
proof-several = 不宜作题：<move>{ $moves }</move>
proof-none = { proof-side }没有{ proof-kind }
proof-no-check = 没有将军可走
proof-broken = 没有{ proof-kind }：{ proof-side } <move>{ $move }</move> 可解
proof-tried = 最长的一试是{ proof-side } <move>{ $move }</move>
proof-held = { proof-side } <move>{ $move }</move> 可守
proof-more = 再算深些

## 复制与粘贴

copy-title = 复制
copy-kind = { $kind ->
    [fen] 局面（FEN）
    [link] 链接
    [chinese] 着法，炮二平五
    [traditional] 着法，炮二平五（繁）
    [wxf] 着法，C2=5
    [iccs] 着法，H2-E2
   *[pgn] PGN
  }
copy-done = 已复制
copy-failed = 请手动复制
paste-title = 粘贴
paste-note = 局面（FEN）、链接，或任何写法的着法
paste-go = 读入
paste-unread = 读到“{ $text }”为止，共 { $n } 着
paste-broken = 有些着法不合法，其余的已在棋盘上
fault-paste-unknown = 既不是局面，也不是这里能走的着法

## 编辑

edit-title = 编辑局面
edit-tools = 编辑工具
edit-undo = 撤销
edit-redo = 重做
edit-clear = 清空
edit-paste = 粘贴
edit-start = 开局局面
edit-mirror = 左右镜像
edit-swap = 红黑互换
edit-turn = 先走方
edit-turn-of = { $side ->
    [red] 红先
   *[black] 黑先
  }
edit-analyse = 分析
edit-help = 选子后点棋盘，或直接拖上去；拖出棋盘就是拿掉
edit-help-brush = 点棋盘放子；再按一次放回棋子
edit-help-held = 点一处放下这个子
edit-put = 放{ $piece }
edit-lifted = 拿掉{ $piece }
edit-faulty = 棋子不能这样摆
edit-no-king = { $side ->
    [red] 红方没有帅
   *[black] 黑方没有将
  }
edit-many-kings = { $side ->
    [red] 红方不止一个帅
   *[black] 黑方不止一个将
  }
palette-label = 棋子
palette-piece = { $piece }，还有 { $n } 个
palette-eraser = 橡皮
edit-solve = 试做
advice-level = 难度 { $n } 级
advice-replies = 防守 { $n } 种
advice-wrong = { $n ->
    [0] 没有似是而非的将军
   *[other] 似是而非的将军 { $n } 着
  }
advice-no-duals = 没有双解
advice-duals-open = 是否还有双解，未判定
advice-duals-main = 第 { $turn } 着另有 { $n } 种走法
advice-duals-side = 旁变第 { $turn } 着 { $n } 处双解
advice-unique = 改一处，正解就唯一
advice-idle = { $n ->
    [one] 这个子没有作用
   *[other] 这些子各自去掉都不影响
  }
advice-remove = 去掉{ $point }的{ $piece }
advice-add = { $point }加{ $piece }
advice-looking = 正在逐子试…
advice-none = 没有找到改一处就唯一的办法

## 自己的题集

add-title = 加入习题集
add-note = 选一个习题集，或给新习题集起名
add-undecided = 还没有证明，按“未判定”加入
add-done = 已加入“{ $set }”
add-full = “{ $set }”放不下了
add-untitled = 未命名
add-count = { $n } 题
add-new = 加入
add-new-title = 新习题集的名称
