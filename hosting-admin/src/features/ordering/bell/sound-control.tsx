// The bell's switch. Always says in words whether new orders can be heard.
import { BellRing, SlidersHorizontal, Volume2, VolumeX } from 'lucide-react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { Sound } from './use-sound.ts';

export function SoundControl({ sound }: { sound: Sound }) {
  if (sound.state === 'unsupported') {
    return (
      <p className="flex items-center gap-2 px-2 text-sm text-muted">
        <VolumeX className="size-5" aria-hidden="true" />
        No sound in this browser
      </p>
    );
  }
  if (sound.state === 'locked') {
    return (
      <Button look="primary" onClick={sound.turnOn}>
        <BellRing className="size-5" aria-hidden="true" />
        {sound.returnsWithTap ? 'Tap for sound' : 'Turn on sound'}
      </Button>
    );
  }
  const Icon = sound.isMuted ? VolumeX : Volume2;
  return (
    <div className="flex">
      <Button
        look="quiet"
        onClick={sound.toggleMute}
        aria-pressed={sound.isMuted}
        aria-label={sound.isMuted ? 'Sound muted. Unmute' : 'Sound on. Mute'}
        className={`px-2 ${sound.isMuted ? 'text-danger' : ''}`}
      >
        <Icon className="size-5" aria-hidden="true" />
        {sound.isMuted ? 'Muted' : 'Sound on'}
      </Button>
      <Popover
        label="Sound settings"
        trigger={
          <IconButton label="Sound settings">
            <SlidersHorizontal className="size-5" aria-hidden="true" />
          </IconButton>
        }
      >
        <label className="grid gap-2 text-sm font-semibold">
          Volume
          <input
            type="range"
            min={0.1}
            max={1}
            step={0.1}
            value={sound.volume}
            onChange={(event) => sound.setVolume(Number(event.target.value))}
            className="h-11 w-full accent-accent"
          />
        </label>
        <Button onClick={sound.test}>
          <BellRing className="size-5" aria-hidden="true" />
          Play the bell
        </Button>
        <p className="text-sm text-muted">
          The bell rings for a new order, and for a scheduled one at its hour, until someone touches the
          screen or presses a key.
        </p>
      </Popover>
    </div>
  );
}
