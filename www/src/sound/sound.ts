/** What is heard and felt of the page: sounds, calls of 将军 and 绝杀, a touch of vibration. Comes with the first gesture. */
import type { PageState } from '../ui/model';
import { heard, type Call, type Cue } from './cues';
import { createSpeaker } from './speaker';

const VIBRATE_MS = 10;
const FELT: ReadonlySet<Cue> = new Set<Cue>(['move', 'capture', 'check', 'illegal']);
const CALLS: Readonly<Record<Call, string>> = { check: '将军', checkmate: '绝杀', stalemate: '困毙' };

export interface Sound {
  follow(before: PageState, after: PageState): void;
  cue(cue: Cue, state: PageState): void;
}

export function openSound(): Sound {
  const speaker = createSpeaker(() => new AudioContext());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') speaker.wake();
  });
  const cue: Sound['cue'] = (what, { settings }) => {
    // A task of its own: the first sound makes the audio context, which takes as long as all else that a press brings about.
    if (settings.sounds && settings.volume > 0) setTimeout(() => speaker.play(what, settings.volume));
    if (settings.vibration && FELT.has(what) && 'vibrate' in navigator) navigator.vibrate(VIBRATE_MS);
  };
  return {
    cue,
    follow(before, after) {
      const { cue: what, call } = heard(before, after);
      if (what !== null) cue(what, after);
      if (call !== null && after.settings.voice) say(CALLS[call]);
    },
  };
}

/** Chinese, whatever the language of the page: it is what is called at a board. */
function say(text: string): void {
  if (!('speechSynthesis' in globalThis)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = 'zh-CN';
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
