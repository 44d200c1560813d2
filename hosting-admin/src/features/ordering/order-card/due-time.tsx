// Texts that change as time passes. They alone re-render, not the card around them.

import { ageLabel, dueLabel, type Urgency, urgencyOf } from '@bite/shared/ordering/due';
import { AlarmClock, Check, Clock, TriangleAlert } from 'lucide-react';
import { useTime } from '../../../lib/use-time.ts';
import { formatTime } from '../../../lib/zoned-time.ts';
import { classNames } from '../../../ui/class-names.ts';
import { toneClasses } from '../../../ui/notice.tsx';

const looks: Record<Urgency, { symbol: typeof Clock; classes: string }> = {
  onTime: { symbol: Clock, classes: 'text-ink' },
  soon: { symbol: AlarmClock, classes: toneClasses.warn },
  late: { symbol: TriangleAlert, classes: toneClasses.danger },
};

/** The promised time in the restaurant's zone and how far away it is, by colour, symbol and words. */
export function DueTime({ promisedAt, zone }: { promisedAt: string; zone: string }) {
  const promised = Date.parse(promisedAt);
  const urgency = useTime((now) => urgencyOf(promised, now));
  const label = useTime((now) => dueLabel(promised, now));
  const time = useTime((now) => formatTime(promisedAt, zone, now));
  const { symbol: Icon, classes } = looks[urgency];
  return (
    <p
      data-urgency={urgency}
      className={classNames(
        'flex flex-wrap items-center gap-x-1 rounded-md px-1 py-0.5 text-sm font-semibold tracking-tight',
        classes,
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span>
        <span className="sr-only">Promised for </span>
        <time dateTime={promisedAt}>{time}</time>
      </span>
      <span className="ml-auto text-right">{label}</span>
    </p>
  );
}

/** The age of the order. */
export function Age({ since }: { since: string }) {
  const label = useTime((now) => ageLabel(Date.parse(since), now));
  return <time dateTime={since}>{label}</time>;
}

export function FinishedTime({ at, zone }: { at: string; zone: string }) {
  const time = useTime((now) => formatTime(at, zone, now));
  return (
    <p className="flex items-center gap-1.5 px-1.5 text-sm text-muted">
      <Check className="size-4" aria-hidden="true" />
      <time dateTime={at}>{time}</time>
    </p>
  );
}
