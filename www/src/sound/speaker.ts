/**
 * The loudspeaker: one audio context, made when something is first to be heard after a gesture. Systems suspend, interrupt or
 * close it when the page is out of sight; when it is seen again it goes on, and a closed one is made anew.
 */
import type { Cue } from './cues';
import { playSound } from './synth';

export interface LoudSpeaker {
  /** Volume in percent. */
  play(cue: Cue, volume: number): void;
  /** The page is seen again. */
  wake(): void;
}

export function createSpeaker(make: () => AudioContext): LoudSpeaker {
  let context: AudioContext | null = null;
  let loudness: GainNode | null = null;

  const stateOf = () => context?.state;
  const open = (): AudioContext => {
    if (context === null || stateOf() === 'closed') {
      context = make();
      loudness = context.createGain();
      loudness.connect(context.destination);
    }
    return context;
  };
  const resume = async (of: AudioContext) => {
    try {
      await of.resume();
    } catch {
      // It takes a gesture: the next sound tries again.
    }
  };

  return {
    play(cue, volume) {
      const on = open();
      if (loudness === null) return;
      loudness.gain.value = (volume / 100) ** 2;
      const out = loudness;
      if (stateOf() === 'running') playSound(on, out, cue);
      else void resume(on).then(() => stateOf() === 'running' && playSound(on, out, cue));
    },
    wake() {
      const state = stateOf();
      if (state === 'closed') open();
      else if (context !== null && (state === 'suspended' || state === 'interrupted')) void resume(context);
    },
  };
}
