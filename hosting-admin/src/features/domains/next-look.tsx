// When a host is opened next, and a look at once.
import { DateText } from '../../ui/date-text.tsx';
import type { DomainSetUp } from './domain-queries.ts';
import { LookLine } from './look-line.tsx';

export function NextLook({ setUp }: { setUp: DomainSetUp }) {
  const next = setUp.nextProbeAt ?? setUp.nextCheckAt;
  return (
    <LookLine setUp={setUp} label="Look now">
      {next ? (
        <>
          Next look: <DateText iso={next} withTime />.
        </>
      ) : (
        'We look again by ourselves.'
      )}
    </LookLine>
  );
}
