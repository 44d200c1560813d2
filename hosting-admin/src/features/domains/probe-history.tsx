// The latest looks at a host: as a strip at a glance, and one by one for who wants to know.
import { faultWords } from '@bite/shared/domains/domain-words';
import { formatMoment } from '../../lib/date-format.ts';
import { useZone } from '../../lib/place.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Timeline, TimelineEntry } from '../../ui/timeline.tsx';
import type { Probe } from './domain-queries.ts';

export function ProbeHistory({ probes }: { probes: readonly Probe[] }) {
  const zone = useZone();
  const faulty = probes.filter(({ fault }) => fault !== undefined).length;
  const words =
    faulty === 0
      ? `All of the last ${probes.length} looks were good.`
      : `${faulty} of the last ${probes.length} looks found something wrong.`;
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex h-8 items-end gap-px overflow-hidden">
        {probes.toReversed().map(({ at, fault }) => (
          <span
            key={at}
            className={classNames(
              'max-w-3 min-w-0 flex-1 rounded-sm',
              fault === undefined ? 'h-4 bg-good' : 'h-8 bg-danger',
            )}
          />
        ))}
      </div>
      <p className="text-sm text-muted">{probes.length === 1 ? 'We have looked once so far.' : words}</p>
      <Disclosure title="The latest looks" note={String(probes.length)}>
        <Timeline label="The latest looks">
          {probes.map((probe) => (
            <TimelineEntry
              key={probe.at}
              at={probe.at}
              when={formatMoment(probe.at, zone)}
              title={probe.fault === undefined ? 'It opened as it should.' : faultWords[probe.fault]}
            />
          ))}
        </Timeline>
      </Disclosure>
    </div>
  );
}
