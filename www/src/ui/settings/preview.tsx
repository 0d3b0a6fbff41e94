/** A small board that follows every choice about looks: a check that has just been given, by a move that is played anew when the pace changes. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { BoardView } from '../board-view';
import type { PageProps } from '../model';

const FEN = '2bk5/4a4/4ba3/1N7/p7p/4R4/3C5/9/4A4/2BK2B2 w';
const MOVE = 'b6c8';
/** The square of the king that the move gives check to. */
const KING = 'd9';
const AGAIN_MS = 350;

export function Preview({ state, actions, picture }: Pick<PageProps, 'state' | 'actions' | 'picture'>) {
  const { settings, slide } = state;
  const [made, make] = useState(true);
  useEffect(() => {
    make(false);
    const timer = setTimeout(() => make(true), AGAIN_MS + slide);
    return () => clearTimeout(timer);
  }, [slide]);
  const pieces = picture(FEN, made ? [MOVE] : []);
  return (
    <figure class="preview" data-testid="preview" aria-label={t('settings-preview')}>
      <div inert>
        <BoardView
          pieces={pieces}
          legal={[]}
          side="red"
          active={false}
          check={made ? KING : null}
          last={made ? MOVE : null}
          labels={settings.labels}
          set={settings.pieces}
          theme={state.theme}
          slide={slide}
          onMove={() => false}
          say={(text) => actions.say(text)}
        />
      </div>
    </figure>
  );
}
