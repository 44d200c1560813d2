// The board's toolbar: totals, the restaurant's time, and switches.
import { BellRing, CircleHelp, History, Rows3 } from 'lucide-react';
import { useTime } from '../../../lib/use-time.ts';
import { formatTime, isElsewhere, zoneName } from '../../../lib/zoned-time.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { SoundControl } from '../bell/sound-control.tsx';
import type { Sound } from '../bell/use-sound.ts';
import { type TypeFilter, typeLabels } from './board-view.ts';

interface BoardToolbarProps {
  openCount: number;
  ringingCount: number;
  zone: string;
  sound: Sound;
  isMobile: boolean;
  /** Finished orders have their own tab. */
  isTabbed: boolean;
  type: TypeFilter;
  onType: (type: TypeFilter) => void;
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
  onShowNewest: () => void;
  onFinished: () => void;
  onShortcuts: () => void;
}

export function BoardToolbar(props: BoardToolbarProps) {
  const { openCount, ringingCount, zone, sound, isMobile, onShowNewest, onFinished, onShortcuts } = props;
  const words = ringingCount > 0 ? counted(ringingCount, 'new') : counted(openCount, 'open');
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-1 gap-y-1.5 border-b border-line bg-card px-3 py-1.5">
      <div className="min-w-44 flex-1 text-sm">
        <p role="status" className="sr-only">
          {words}
        </p>
        {/* Keeps its place, so that nothing moves under a finger when the bell stops. */}
        <button
          type="button"
          onClick={onShowNewest}
          title="Show the newest order"
          className="-mx-1.5 flex min-h-7 max-w-full items-center gap-2 rounded-md px-1.5 text-base font-bold hover:bg-column"
        >
          {ringingCount > 0 && <BellRing className="size-5 shrink-0 text-accent-ink" aria-hidden="true" />}
          <span className={ringingCount > 0 ? 'text-accent-ink' : ''}>{words}</span>
        </button>
        <LocalTime zone={zone} />
      </div>
      <TypeChoice type={props.type} onType={props.onType} />
      <IconButton
        label="Compact cards"
        aria-pressed={props.isCompact}
        className={props.isCompact ? 'bg-column' : ''}
        onClick={() => props.onCompact(!props.isCompact)}
      >
        <Rows3 className="size-5" aria-hidden="true" />
      </IconButton>
      <SoundControl sound={sound} />
      {!props.isTabbed && (
        <Button look="quiet" onClick={onFinished}>
          <History className="size-5" aria-hidden="true" />
          Finished
        </Button>
      )}
      {!isMobile && (
        <IconButton label="Keyboard shortcuts" onClick={onShortcuts}>
          <CircleHelp className="size-5" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function TypeChoice({ type, onType }: { type: TypeFilter; onType: (type: TypeFilter) => void }) {
  return (
    <fieldset className="flex rounded-lg border border-line">
      <legend className="sr-only">Which orders</legend>
      {(Object.keys(typeLabels) as TypeFilter[]).map((one) => (
        <Button
          key={one}
          look={one === type ? 'strong' : 'quiet'}
          aria-pressed={one === type}
          className="px-2.5!"
          onClick={() => onType(one)}
        >
          {typeLabels[one]}
        </Button>
      ))}
    </fieldset>
  );
}

const counted = (count: number, kind: 'new' | 'open'): string =>
  `${count} ${kind} ${count === 1 ? 'order' : 'orders'}`;

/** The restaurant's time, with its zone if the reader's clock shows another time. */
function LocalTime({ zone }: { zone: string }) {
  const time = useTime((now) => formatTime(new Date(now).toISOString(), zone, now));
  const elsewhere = useTime((now) => (isElsewhere(zone, now) ? zoneName(zone, now) : undefined));
  return (
    <p className="text-muted">
      {time}
      {elsewhere !== undefined && ` ${elsewhere}, the restaurant’s time`}
    </p>
  );
}
