/** What a reader may choose: on one's own page, and in a sheet of the solve screen. */
import './css/settings.css';
import { t } from '../i18n/messages';
import type { Notation, Settings } from '../store/settings';
import type { Actions } from './model';
import { LanguageSelect, Select } from './select';

const NOTATIONS: readonly Notation[] = ['auto', 'chinese', 'file-pawns', 'wxf', 'iccs'];

export function SettingsList({ settings, actions }: { readonly settings: Settings; readonly actions: Actions }) {
  return (
    <div class="settings">
      <div class="setting">
        <span>{t('setting-language')}</span>
        <LanguageSelect actions={actions} />
      </div>
      <Segment label={t('setting-theme')} name="theme" options={['system', 'light', 'dark']} chosen={settings.theme} prefix="theme" onChoose={(theme) => actions.choose({ theme })} />
      <div class="setting" data-setting="notation">
        <span>{t('setting-notation')}</span>
        <Select label={t('setting-notation')} options={NOTATIONS} chosen={settings.notation} text={(notation) => t(`notation-${notation}`)} onChoose={(notation) => actions.choose({ notation })} />
      </div>
      <Segment label={t('setting-pieces')} name="pieces" options={['traditional', 'simplified']} chosen={settings.pieces} prefix="pieces" onChoose={(pieces) => actions.choose({ pieces })} />
      <Segment label={t('setting-labels')} name="labels" options={['on', 'off']} chosen={settings.labels === 'off' ? 'off' : 'on'} prefix="labels" onChoose={(labels) => actions.choose({ labels: labels === 'on' ? 'traditional' : 'off' })} />
      <Segment label={t('setting-speed')} name="speed" options={['off', 'fast', 'normal', 'slow']} chosen={settings.speed} prefix="speed" onChoose={(speed) => actions.choose({ speed })} />
    </div>
  );
}

interface SegmentProps<T extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly T[];
  readonly chosen: T;
  /** Messages are `prefix-option`. */
  readonly prefix: string;
  onChoose(option: T): void;
}

function Segment<T extends string>({ label, name, options, chosen, prefix, onChoose }: SegmentProps<T>) {
  return (
    <div class="setting" role="group" aria-label={label} data-setting={name}>
      <span>{label}</span>
      <span class="segment">
        {options.map((option) => (
          <button key={option} type="button" aria-pressed={option === chosen} data-option={option} onClick={() => onChoose(option)}>
            {t(`${prefix}-${option}`)}
          </button>
        ))}
      </span>
    </div>
  );
}
