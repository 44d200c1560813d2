// The state of a domain by word and colour.
import {
  type DomainState,
  domainStateOf,
  doubtWords,
  isDoubtful,
  stateWords,
} from '@bite/shared/domains/domain-words';
import { Badge } from '../../ui/badge.tsx';
import type { Tone } from '../../ui/notice.tsx';
import type { Probe } from './domain-queries.ts';

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

interface DomainBadgeProps {
  domain: Stated;
  /** Of the latest look at it, where that is known. */
  lastFault?: Probe['fault'] | undefined;
}

export function DomainBadge({ domain, lastFault }: DomainBadgeProps) {
  if (isDoubtful(domain, lastFault)) return <Badge tone="warn">{doubtWords.label}</Badge>;
  const state = domainStateOf(domain);
  return <Badge tone={stateTones[state]}>{stateWords[state].label}</Badge>;
}
