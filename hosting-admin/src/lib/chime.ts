// The bell for new orders, made with WebAudio without a sound file. Browsers mute it until a gesture unlocks it.
import { useSyncExternalStore } from 'react';

export type ChimeState = 'locked' | 'ready' | 'unsupported';

export interface Chime {
  state: () => ChimeState;
  subscribe: (listener: () => void) => () => void;
  /** Call it within a tap, click or key press; returns whether sound is on now. */
  unlock: () => Promise<boolean>;
  /** `volume` from 0 to 1. Silent unless unlocked. */
  ring: (volume: number) => void;
}

type AudioContextFactory = (() => AudioContext) | undefined;

const browserAudio = (): AudioContextFactory =>
  typeof AudioContext === 'undefined' ? undefined : () => new AudioContext();

/** Two falling bell tones, twice: audible in a kitchen and different from a phone. */
const strokes: readonly { at: number; pitch: number }[] = [
  { at: 0, pitch: 1318.5 },
  { at: 0.18, pitch: 987.8 },
  { at: 0.5, pitch: 1318.5 },
  { at: 0.68, pitch: 987.8 },
];
const STROKE_SECONDS = 0.7;

export function createChime(createContext: AudioContextFactory = browserAudio()): Chime {
  const listeners = new Set<() => void>();
  let audio: AudioContext | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const state = (): ChimeState => {
    if (!createContext) return 'unsupported';
    return audio?.state === 'running' ? 'ready' : 'locked';
  };
  return {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async unlock() {
      if (!createContext) return false;
      if (!audio) {
        audio = createContext();
        // A phone call or a sleeping tablet suspends the sound again.
        audio.addEventListener('statechange', tell);
      }
      await Promise.race([audio.resume(), firstMoments()]);
      tell();
      return state() === 'ready';
    },
    ring(volume) {
      if (!audio || state() !== 'ready') return;
      for (const stroke of strokes) strike(audio, stroke, volume);
    },
  };
}

/** resume() never resolves if the browser requires a gesture first. */
const firstMoments = () => new Promise<void>((resolve) => setTimeout(resolve, 300));

function strike(audio: AudioContext, { at, pitch }: { at: number; pitch: number }, volume: number): void {
  const start = audio.currentTime + at;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(Math.max(0.0001, volume * 0.8), start + 0.01);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + STROKE_SECONDS);
  envelope.connect(audio.destination);
  // The overtone makes it sound like a bell instead of a beep.
  for (const [ratio, type] of [
    [1, 'triangle'],
    [2.76, 'sine'],
  ] as const) {
    const tone = audio.createOscillator();
    tone.type = type;
    tone.frequency.value = pitch * ratio;
    tone.connect(envelope);
    tone.start(start);
    tone.stop(start + STROKE_SECONDS);
  }
}

export function useChimeState(chime: Chime): ChimeState {
  return useSyncExternalStore(chime.subscribe, chime.state);
}
