import { describe, expect, it, vi } from 'vitest';
import { createChime } from './chime.ts';

/** A browser's audio that starts silent, and notes every tone it is asked for. */
function audioThat({ unlocks }: { unlocks: boolean }) {
  const tones: { pitch: number; start: number }[] = [];
  let onChange: (() => void) | undefined;
  const parameter = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  const audio = {
    state: 'suspended',
    currentTime: 10,
    destination: {},
    resume: () => {
      if (!unlocks) return new Promise<void>(() => undefined);
      audio.state = 'running';
      return Promise.resolve();
    },
    addEventListener: (_type: string, listener: () => void) => {
      onChange = listener;
    },
    createGain: () => ({ gain: parameter(), connect: () => undefined }),
    createOscillator: () => {
      const frequency = parameter();
      return {
        type: '',
        frequency,
        connect: () => undefined,
        start: (start: number) => tones.push({ pitch: frequency.value, start }),
        stop: () => undefined,
      };
    },
  };
  const become = (state: string) => {
    audio.state = state;
    onChange?.();
  };
  return { tones, become, create: () => audio as unknown as AudioContext };
}

describe('the bell', () => {
  it('is silent until a gesture unlocks it', async () => {
    const { create, tones } = audioThat({ unlocks: true });
    const chime = createChime(create);
    chime.ring(1);
    expect(tones).toEqual([]);
    expect(await chime.unlock()).toBe(true);
    chime.ring(1);
    expect(tones.length).toBeGreaterThan(0);
    expect(tones.every(({ start }) => start >= 10)).toBe(true);
  });

  it('says so when the browser keeps it locked, instead of waiting for ever', async () => {
    vi.useFakeTimers();
    const chime = createChime(audioThat({ unlocks: false }).create);
    const unlocking = chime.unlock();
    await vi.runAllTimersAsync();
    expect(await unlocking).toBe(false);
    expect(chime.state()).toBe('locked');
    vi.useRealTimers();
  });

  it('tells when a phone call takes the sound away', async () => {
    const { create, become } = audioThat({ unlocks: true });
    const chime = createChime(create);
    await chime.unlock();
    const told = vi.fn();
    chime.subscribe(told);
    become('interrupted');
    expect(told).toHaveBeenCalledOnce();
    expect(chime.state()).toBe('locked');
  });

  it('says that a browser without audio has none', async () => {
    const chime = createChime(undefined);
    expect(chime.state()).toBe('unsupported');
    expect(await chime.unlock()).toBe(false);
  });
});
