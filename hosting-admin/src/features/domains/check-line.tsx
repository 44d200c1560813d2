// When the set-up was and will be looked at, when it ends, and a look at once.
import { isBeingSetUp } from '@bite/shared/domains/domain-words';
import { DateText } from '../../ui/date-text.tsx';
import type { DomainSetUp } from './domain-queries.ts';
import { LookLine } from './look-line.tsx';

export function CheckLine({ setUp }: { setUp: DomainSetUp }) {
  const { domain, checkedAt, nextCheckAt, givenUpAt } = setUp;
  const isWaiting = isBeingSetUp(domain);
  const hasEnded = domain.verificationStatus === 'failed';
  return (
    <LookLine setUp={setUp} label={hasEnded ? 'Check again' : 'Check now'}>
      {checkedAt ? (
        <>
          Last look: <DateText iso={checkedAt} withTime />.{' '}
        </>
      ) : (
        'We have not looked yet. '
      )}
      {isWaiting && nextCheckAt && (
        <>
          Next: <DateText iso={nextCheckAt} withTime />.{' '}
        </>
      )}
      {isWaiting && 'This page follows by itself. '}
      {givenUpAt && (isWaiting || hasEnded) && (
        <>
          {hasEnded ? 'We gave up on ' : 'We give up on '}
          <DateText iso={givenUpAt} withTime />.
        </>
      )}
    </LookLine>
  );
}
