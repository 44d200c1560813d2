// The bell's settings on this device: on or off, volume, muted.
import { useCallback, useEffect, useState } from 'react';
import { type ChimeState, useChimeState } from '../../../lib/chime.ts';
import { usePorts } from '../../../lib/ports-context.tsx';

const SETTINGS_KEY = 'bite-sound';
/** In session storage: once the sound is on, it is not asked for again until the browser is closed. */
const TURNED_ON_KEY = 'bite-sound-on';

export const RING_MILLISECONDS = 4_000;

interface Settings {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
}

export interface Sound extends Settings {
  state: ChimeState;
  /** Whether it was turned on earlier in this session, so that the next tap anywhere unlocks it again. */
  returnsWithTap: boolean;
  /** Unlocks and plays the sound; call it within a tap. */
  turnOn: () => Promise<void>;
  test: () => void;
  setVolume: (volume: number) => void;
  toggleMute: () => void;
}

export function useSound(): Sound {
  const { chime } = usePorts();
  const state = useChimeState(chime);
  const [settings, setSettings] = useState(storedSettings);
  const { volume } = settings;
  const returnsWithTap = state === 'locked' && sessionStorage.getItem(TURNED_ON_KEY) !== null;

  useEffect(() => localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings)), [settings]);

  useEffect(() => {
    if (!returnsWithTap) return undefined;
    const unlock = () => void chime.unlock();
    unlock();
    addEventListener('pointerdown', unlock);
    addEventListener('keydown', unlock);
    return () => {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
    };
  }, [returnsWithTap, chime]);

  const turnOn = useCallback(async () => {
    if (!(await chime.unlock())) return;
    sessionStorage.setItem(TURNED_ON_KEY, 'yes');
    setSettings((before) => ({ ...before, isMuted: false }));
    chime.ring(volume);
  }, [chime, volume]);
  const test = useCallback(() => chime.ring(volume), [chime, volume]);
  const setVolume = useCallback((next: number) => setSettings((before) => ({ ...before, volume: next })), []);
  const toggleMute = useCallback(
    () => setSettings((before) => ({ ...before, isMuted: !before.isMuted })),
    [],
  );
  return { ...settings, state, returnsWithTap, turnOn, test, setVolume, toggleMute };
}

function storedSettings(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as Partial<Settings>;
    const volume = Number(stored.volume ?? 1);
    return { volume: volume >= 0 && volume <= 1 ? volume : 1, isMuted: stored.isMuted === true };
  } catch {
    return { volume: 1, isMuted: false };
  }
}

/** Rings at once and every few seconds while `isRinging`, even in a hidden tab. */
export function useBell(isRinging: boolean, { state, isMuted, volume }: Sound): void {
  const { chime } = usePorts();
  const isAudible = isRinging && state === 'ready' && !isMuted;
  useEffect(() => {
    if (!isAudible) return undefined;
    chime.ring(volume);
    const timer = setInterval(() => chime.ring(volume), RING_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isAudible, chime, volume]);
}
