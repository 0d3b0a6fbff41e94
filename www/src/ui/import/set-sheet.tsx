/** Into which set of one's own the chosen exercises go. */
import { useEffect, useState } from 'preact/hooks';
import type { Intake, SetChoice } from '../../intake/intake';
import { t } from '../../i18n/messages';
import { Select } from '../select';
import { SheetView } from '../sheet';

const NEW = '';

export interface SetSheetProps {
  readonly intake: Intake;
  /** How many are chosen. */
  readonly n: number;
  onClose(): void;
}

export function SetSheet({ intake, n, onClose }: SetSheetProps) {
  const [sets, setSets] = useState<readonly SetChoice[]>([]);
  const [where, setWhere] = useState(NEW);
  const [name, setName] = useState('');
  const [word, say] = useState<string | null>(null);
  const [filled, setFilled] = useState<string | null>(null);
  useEffect(() => void intake.sets().then(setSets, () => undefined), [intake]);
  const titleOf = ({ title }: SetChoice) => (title === '' ? t('import-set-untitled') : title);

  const add = async () => {
    const result = await intake.toSet(where === NEW ? null : where, name);
    if (result === null) {
      say(t('import-set-failed'));
      return;
    }
    setFilled(result.set.id);
    const all = t('import-set-added', { title: titleOf(result.set), added: result.added });
    say([all, ...(result.left === 0 ? [] : [t('import-set-left', { n: result.left })]), ...(result.cut === 0 ? [] : [t('import-set-cut', { n: result.cut })])].join(' '));
  };

  return (
    <SheetView title={t('import-to-set')} testid="to-set" onClose={onClose}>
      {word === null ? (
        <form
          class="import-form"
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          {sets.length > 0 && (
            <Select
              label={t('import-set-where')}
              testid="set-where"
              options={[NEW, ...sets.map(({ id }) => id)]}
              chosen={where}
              text={(id) => {
                const found = sets.find((each) => each.id === id);
                return found === undefined ? t('import-set-new') : t('import-set-choice', { title: titleOf(found), n: found.count });
              }}
              onChoose={setWhere}
            />
          )}
          {where === NEW && <input class="field" maxLength={20} aria-label={t('import-set-name')} placeholder={t('import-set-name')} data-testid="set-name" value={name} onInput={(event) => setName(event.currentTarget.value)} />}
          <button type="submit" class="button primary" data-testid="set-add">
            {t('import-set-add', { n })}
          </button>
        </form>
      ) : (
        <div class="import-form">
          <p class="import-word" role="status" data-testid="set-word">
            {word}
          </p>
          {filled !== null && (
            <a class="button primary" href={`#/teach/set/${filled}`} data-testid="set-open">
              {t('import-set-open')}
            </a>
          )}
        </div>
      )}
    </SheetView>
  );
}
