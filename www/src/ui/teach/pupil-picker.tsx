/** Who one is, without a name: the number in the class, or two pictures. */
import { useState } from 'preact/hooks';
import { t } from '../../i18n/messages';
import { MOST_NUMBER, pairTag, PICTURES, picturesOf, tagText } from '../../teach/pupil';
import { Select } from '../select';

const NUMBERS = ['', ...Array.from({ length: MOST_NUMBER }, (_, at) => String(at + 1))];

export function PupilPicker({ tag, onChoose }: { readonly tag: number | null; onChoose(tag: number): void }) {
  const pair = tag === null ? null : picturesOf(tag);
  const [by, setBy] = useState<'number' | 'pictures'>(pair === null ? 'number' : 'pictures');
  /** The first of two pictures, while the second one is awaited. */
  const [first, setFirst] = useState<number | null>(null);
  const choose = (place: number) => {
    if (first === null) setFirst(place);
    else onChoose(pairTag(first, place));
    if (first !== null) setFirst(null);
  };
  return (
    <div class="picker" data-testid="pupil-picker" role="group" aria-label={t('pupil-who')}>
      <span class="segment">
        {(['number', 'pictures'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={by === each} data-testid={`pupil-by-${each}`} onClick={() => setBy(each)}>
            {t(`pupil-by-${each}`)}
          </button>
        ))}
      </span>
      {by === 'number' ? (
        <Select
          label={t('pupil-number')}
          testid="pupil-number"
          options={NUMBERS}
          chosen={tag === null || pair !== null ? '' : String(tag)}
          text={(each) => (each === '' ? t('pupil-number-choose') : t('pupil-tag', { tag: each }))}
          onChoose={(each) => each !== '' && onChoose(Number(each))}
        />
      ) : (
        <>
          <p class="quiet" role="status">
            {first !== null ? t('pupil-second') : pair === null ? t('pupil-first') : t('pupil-pair', { tag: tagText(tag ?? 1) })}
          </p>
          <div class="pictures">
            {PICTURES.map((picture, place) => (
              <button
                key={picture}
                type="button"
                class="picture"
                aria-pressed={first === null ? (pair?.includes(place) ?? false) : first === place}
                aria-label={`${picture} ${place + 1}`}
                onClick={() => choose(place)}
              >
                {picture}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
