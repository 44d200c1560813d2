// The line above the board: how much is going on, what time it is there, and the board's switches.
import { BellRing, CircleHelp, History } from 'lucide-react';
import { useTime } from '../../lib/clock.ts';
import { formatTime, isElsewhere, zoneName } from '../../lib/zoned-time.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { SoundControl } from './sound-control.tsx';
import type { Sound } from './use-sound.ts';

interface BoardToolbarProps {
  openCount: number;
  ringingCount: number;
  zone: string;
  sound: Sound;
  isMobile: boolean;
  onFinished: () => void;
  onShortcuts: () => void;
}

export function BoardToolbar(props: BoardToolbarProps) {
  const { openCount, ringingCount, zone, sound, isMobile, onFinished, onShortcuts } = props;
  return (
    <div className="flex min-h-14 items-center gap-1 border-b border-line bg-card px-3 py-1.5">
      <div className="min-w-0 flex-1 text-sm">
        {/* Stays in its place, so that no button moves under a finger when the bell falls silent. */}
        <p role="status" className="truncate text-base font-bold">
          {ringingCount > 0 ? <Ringing count={ringingCount} /> : <OpenCount count={openCount} />}
        </p>
        <LocalTime zone={zone} />
      </div>
      <SoundControl sound={sound} />
      {!isMobile && (
        <>
          <Button look="quiet" onClick={onFinished}>
            <History className="size-5" aria-hidden="true" />
            Finished
          </Button>
          <IconButton label="Keyboard shortcuts" onClick={onShortcuts}>
            <CircleHelp className="size-5" aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}

function Ringing({ count }: { count: number }) {
  return (
    <span className="flex items-center gap-2 text-accent-ink">
      <BellRing className="size-5 shrink-0" aria-hidden="true" />
      {count === 1 ? '1 new order' : `${count} new orders`}
    </span>
  );
}

const OpenCount = ({ count }: { count: number }) => (
  <>{count === 1 ? '1 open order' : `${count} open orders`}</>
);

/** The restaurant's time, with the zone's name for a reader whose own clock shows another. */
function LocalTime({ zone }: { zone: string }) {
  const time = useTime((now) => formatTime(new Date(now).toISOString(), zone, now));
  const elsewhere = useTime((now) => (isElsewhere(zone, now) ? zoneName(zone, now) : undefined));
  return (
    <p className="truncate text-muted">
      {time}
      {elsewhere !== undefined && ` ${elsewhere}, the restaurant’s time`}
    </p>
  );
}
