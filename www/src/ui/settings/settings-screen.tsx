/** Everything that a reader may choose, with a board that follows the choices about looks. */
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/messages';
import { BackLink } from '../back-link';
import type { PageProps } from '../model';
import { PageIcon } from '../page-icons';
import { LanguageSelect, Select } from '../select';
import { NOTATIONS } from '../settings-list';
import { Segment, Setting, Switch } from '../settings-parts';
import { Preview } from './preview';
import { Swatches } from './swatches';

const SCRIPTS = ['chinese', 'file-pawns', 'traditional', 'wxf', 'iccs'] as const;
const LABELS = ['traditional', 'arabic', 'chinese', 'iccs', 'off'] as const;

export function SettingsScreen(props: PageProps) {
  const { state, actions } = props;
  const { settings } = state;
  const { choose } = actions;
  return (
    <main id="main" class="page settings-page" data-testid="settings">
      <header class="page-head">
        <BackLink to="#/me" />
        <div class="page-names">
          <h1 class="song page-title">{t('me-settings')}</h1>
          <p class="page-summary">{t('settings-note')}</p>
        </div>
      </header>
      <div class="settings-columns">
        <Preview state={state} actions={actions} picture={props.picture} />
        <div class="settings-groups">
          <Group title={t('settings-looks')}>
            <Segment label={t('setting-theme')} name="theme" options={['system', 'light', 'dark']} chosen={settings.theme} prefix="theme" onChoose={(theme) => choose({ theme })} />
            <Swatches name="board" label={t('setting-board')} options={['plain', 'wood', 'paper', 'green', 'slate']} state={state} onChoose={(board) => choose({ board })} />
            <Swatches name="pieces" label={t('setting-pieces')} options={['traditional', 'simplified', 'letters', 'pictures']} state={state} onChoose={(pieces) => choose({ pieces })} />
            <Switch label={t('setting-dark-discs')} note={t('setting-dark-discs-note')} name="darkDiscs" on={settings.darkDiscs} onTurn={(darkDiscs) => choose({ darkDiscs })} />
            <Setting label={t('setting-labels')} name="labels">
              <Select label={t('setting-labels')} options={LABELS} chosen={settings.labels} text={(each) => t(`labels-${each}`)} onChoose={(labels) => choose({ labels })} />
            </Setting>
            <Switch label={t('setting-show-last')} name="showLast" on={settings.showLast} onTurn={(showLast) => choose({ showLast })} />
            <Switch label={t('setting-show-check')} name="showCheck" on={settings.showCheck} onTurn={(showCheck) => choose({ showCheck })} />
          </Group>
          <Group title={t('settings-words')}>
            <Setting label={t('setting-language')} name="language">
              <LanguageSelect actions={actions} />
            </Setting>
            <Setting label={t('setting-notation')} name="notation">
              <Select label={t('setting-notation')} options={NOTATIONS} chosen={settings.notation} text={(each) => t(`notation-${each}`)} onChoose={(notation) => choose({ notation })} />
            </Setting>
            <Setting label={t('setting-reading')} name="reading">
              <Select label={t('setting-reading')} options={SCRIPTS} chosen={settings.reading} text={(each) => t(`notation-${each}`)} onChoose={(reading) => choose({ reading })} />
            </Setting>
          </Group>
          <Group title={t('settings-pace')}>
            <Segment label={t('setting-speed')} name="speed" options={['off', 'fast', 'normal', 'slow', 'class']} chosen={settings.speed} prefix="speed" onChoose={(speed) => choose({ speed })} />
            <Switch label={t('setting-auto-next')} note={t('setting-auto-next-note')} name="autoNext" on={settings.autoNext} onTurn={(autoNext) => choose({ autoNext })} />
          </Group>
          <Group title={t('settings-sound')}>
            <Switch label={t('setting-sounds')} name="sounds" on={settings.sounds} onTurn={(sounds) => choose({ sounds })} />
            <Volume {...props} />
            <Switch label={t('setting-voice')} note={t('setting-voice-note')} name="voice" on={settings.voice} onTurn={(voice) => choose({ voice })} />
            <Switch label={t('setting-vibration')} note={t('setting-vibration-note')} name="vibration" on={settings.vibration} onTurn={(vibration) => choose({ vibration })} />
          </Group>
          <Group title={t('settings-practice')}>
            <Segment label={t('setting-cards')} note={t('setting-cards-note')} name="cards" options={['failed', 'unsure', 'all']} chosen={settings.cards} prefix="cards" onChoose={(cards) => choose({ cards })} />
            <Segment label={t('setting-fade')} name="fade" options={['3', '5', '10', 'move']} chosen={settings.fade} prefix="fade" onChoose={(fade) => choose({ fade })} />
            <a class="setting settings-link" href="#/data" data-testid="to-data">
              <span class="setting-words">
                <span>{t('data-open')}</span>
                <span class="quiet">{t('data-open-note')}</span>
              </span>
              <PageIcon name="fwd" size={20} />
            </a>
          </Group>
        </div>
      </div>
    </main>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="card settings settings-group">
      <h2 class="song settings-title">{title}</h2>
      {children}
    </section>
  );
}

/** Heard as soon as it is let go. */
function Volume({ state, actions }: PageProps) {
  const { volume, sounds } = state.settings;
  return (
    <Setting label={t('setting-volume')} name="volume">
      <input
        type="range"
        class="slider"
        min="0"
        max="100"
        step="5"
        value={volume}
        disabled={!sounds}
        aria-label={t('setting-volume')}
        aria-valuetext={t('percent', { n: volume })}
        onChange={(event) => {
          actions.choose({ volume: Number(event.currentTarget.value) });
          actions.picked();
        }}
      />
    </Setting>
  );
}
