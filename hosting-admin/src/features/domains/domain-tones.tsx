// The state of a domain by word and colour.
import { type DomainState, domainStateOf, stateWords } from '@bite/shared/domains/domain-words';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/notice.tsx';

/** The state's alone: a table of the platform has mappings without set-up. */
type Stated = Parameters<typeof domainStateOf>[0];

const stateTones: Readonly<Record<DomainState, Tone>> = {
  off: 'warn',
  former: 'info',
  waiting: 'warn',
  givenUp: 'danger',
  certificate: 'info',
  refused: 'danger',
  expired: 'danger',
  unreachable: 'danger',
  live: 'good',
};

export function DomainBadge({ domain }: { domain: Stated }) {
  const state = domainStateOf(domain);
  return <Badge tone={stateTones[state]}>{stateWords[state].label}</Badge>;
}
