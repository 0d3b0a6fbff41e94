/** The sounds, made of tones and knocks: no files. A table of notes, and how one is played. */
import type { Cue } from './cues';

/** Seconds, hertz, and loudness from 0 to 1. A tone glides from one pitch to the other; a knock is filtered noise. */
export interface Note {
  at: number;
  length: number;
  gain: number;
  wave: 'sine' | 'triangle' | 'square' | 'knock';
  from: number;
  to: number;
}

const tone = (at: number, from: number, length: number, gain: number, wave: Note['wave'] = 'triangle', to = from): Note => ({ at, length, gain, wave, from, to });
/** A disc that is set down on wood. */
const disc = (at: number, gain: number): Note[] => [tone(at, 900, 0.03, gain, 'knock'), tone(at, 190, 0.08, gain * 0.9, 'sine', 95)];

export const SOUNDS: Readonly<Record<Cue, readonly Note[]>> = {
  select: [tone(0, 1400, 0.02, 0.25, 'knock')],
  move: disc(0, 0.6),
  capture: [...disc(0, 0.55), ...disc(0.055, 0.75)],
  check: [...disc(0, 0.5), tone(0.05, 659, 0.16, 0.28), tone(0.13, 880, 0.22, 0.24)],
  illegal: [tone(0, 130, 0.09, 0.14, 'square', 110)],
  good: [tone(0, 587, 0.1, 0.2), tone(0.08, 784, 0.16, 0.2)],
  solved: [tone(0, 523, 0.14, 0.24), tone(0.1, 659, 0.14, 0.24), tone(0.2, 784, 0.16, 0.24), tone(0.32, 1047, 0.4, 0.22)],
  fail: [tone(0, 349, 0.16, 0.22, 'triangle', 330), tone(0.15, 262, 0.26, 0.2, 'triangle', 233)],
};

/** The quickest rise and fall that do not click. */
const RISE = 0.005;

/** Plays a sound through `out`, from now on. */
export function playSound(context: AudioContext, out: AudioNode, cue: Cue): void {
  for (const note of SOUNDS[cue]) playNote(context, out, note);
}

function playNote(context: AudioContext, out: AudioNode, { at, length, gain, wave, from, to }: Note): void {
  const start = context.currentTime + at;
  const end = start + length;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(gain, start + RISE);
  loudness.gain.exponentialRampToValueAtTime(0.001, end);
  loudness.connect(out);
  if (wave === 'knock') {
    const source = context.createBufferSource();
    source.buffer = noise(context);
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = from;
    source.connect(filter).connect(loudness);
    source.start(start, 0, length);
    return;
  }
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  oscillator.connect(loudness);
  oscillator.start(start);
  oscillator.stop(end);
}

const noises = new WeakMap<AudioContext, AudioBuffer>();

/** A tenth of a second of noise, the same each time. */
function noise(context: AudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, Math.round(context.sampleRate / 10), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
