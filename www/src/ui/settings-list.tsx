/** The few choices that are changed while solving, in the sheet of the solve screen; all of them are on their own page. */
import { t } from '../i18n/messages';
import type { Notation, Settings } from '../store/settings';
import type { Actions } from './model';
import { PageIcon } from './page-icons';
import { LanguageSelect, Select } from './select';
import { Segment, Setting, Switch } from './settings-parts';

export const NOTATIONS: readonly Notation[] = ['auto', 'chinese', 'file-pawns', 'traditional', 'wxf', 'iccs'];

export function SettingsList({ settings, actions }: { readonly settings: Settings; readonly actions: Actions }) {
  return (
    <div class="settings">
      <Setting label={t('setting-language')} name="language">
        <LanguageSelect actions={actions} />
      </Setting>
      <Segment label={t('setting-theme')} name="theme" options={['system', 'light', 'dark']} chosen={settings.theme} prefix="theme" onChoose={(theme) => actions.choose({ theme })} />
      <Setting label={t('setting-notation')} name="notation">
        <Select label={t('setting-notation')} options={NOTATIONS} chosen={settings.notation} text={(notation) => t(`notation-${notation}`)} onChoose={(notation) => actions.choose({ notation })} />
      </Setting>
      <Switch label={t('setting-sounds')} name="sounds" on={settings.sounds} onTurn={(sounds) => actions.choose({ sounds })} />
      <a class="setting settings-link" href="#/settings" data-testid="all-settings">
        {t('settings-all')}
        <PageIcon name="fwd" size={20} />
      </a>
    </div>
  );
}
