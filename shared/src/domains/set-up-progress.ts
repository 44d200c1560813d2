// How the set-up of a custom domain goes on after each look: it is done when the domain opens, stuck when nothing changes for a day, and
// given up after three.
import type { SeenRecord } from './dns-records.schema.ts';
import type { DomainCheck } from './domain-check.schema.ts';
import type { DomainMapping } from './domain-mapping.schema.ts';
import { probePause } from './host-health.ts';
import type { StoredHostProbe } from './host-probe.schema.ts';
import { type Stamp, withStatus } from './mapping-states.ts';
import { proofOf } from './ownership-record.ts';
import { givenUpAt, nextSetUpLook, STUCK_AFTER } from './set-up-plan.ts';
import {
  type DomainLook,
  isReady,
  probedAfter,
  seenAfter,
  stampAt,
  type Watched,
  type WatchedDomain,
} from './watched-domain.ts';

export type Progress = Watched & {
  /** The set-up has ended and nobody has proven to own the domain: its name is free again. */
  isLapsed: boolean;
};

/**
 * Of a new mapping, and of a set-up that begins again: due at once.
 * @param at ISO. @param endsAt ISO, where it ends before its 72 hours have passed.
 */
export function begunCheck(
  { domainId, verificationToken }: Pick<DomainMapping, 'domainId' | 'verificationToken'>,
  at: string,
  endsAt?: string,
): DomainCheck {
  const isShorter = endsAt !== undefined && Date.parse(endsAt) < Date.parse(givenUpAt({ startedAt: at }));
  return {
    ...{ domainId, startedAt: at, attempts: 0, setUpDueAt: at, records: [], wanted: [], told: [], faults: 0 },
    ...(verificationToken !== undefined && { ownershipToken: verificationToken }),
    ...(isShorter && { endsAt }),
  };
}

/** Of a mapping whose business may hold the name no longer without proof: nothing is due, and the record to set stands there. @param since ISO. */
export function endedCheck(
  mapping: Pick<DomainMapping, 'domainId' | 'domain' | 'verificationToken'>,
  since: string,
): DomainCheck {
  const { setUpDueAt: _, ...check } = begunCheck(mapping, since);
  const own = proofOf(mapping);
  const wanted = own ? [own] : [];
  return { ...check, wanted, records: wanted.map((record) => ({ ...record, state: 'missing', seen: [] })) };
}

/** The set-up has ended without success: it may begin again. */
export const isGivenUp = ({ mapping, check }: WatchedDomain): boolean =>
  mapping.verificationStatus === 'failed' || (check.setUpDueAt === undefined && !check.told.includes('live'));

/** It has lost its name, or never got it: nobody looks at it until it is claimed. */
export const givenUpMapping = (mapping: DomainMapping, stamp: Stamp): DomainMapping =>
  withStatus(
    mapping,
    {
      ...(mapping.verificationStatus === 'pending' && { verificationStatus: 'failed' }),
      ...(mapping.sslStatus === 'pending' && { sslStatus: 'failed' }),
    },
    stamp,
  );

export const begunAgain = (mapping: DomainMapping, stamp: Stamp): DomainMapping =>
  withStatus(
    mapping,
    {
      ...(mapping.verificationStatus === 'failed' && { verificationStatus: 'pending' }),
      ...(['failed', 'expired'].includes(mapping.sslStatus) && { sslStatus: 'pending' }),
    },
    stamp,
  );

/** @param probe What opening the host brought, where the look said that it is ready for that. @param now Milliseconds. */
export function setUpAfter(
  before: WatchedDomain,
  look: DomainLook,
  probe: StoredHostProbe | undefined,
  now: number,
): Progress {
  const seen = seenAfter(before, look, now);
  const counted = { ...seen, check: { ...seen.check, attempts: before.check.attempts + 1 } };
  const opened = probe && isReady(seen.mapping) ? probedAfter(counted, probe, now) : { ...counted, news: [] };
  const isDone = opened.check.told.includes('live');
  return isDone ? done(opened) : goingOn(before, opened, now);
}

const done = ({ mapping, check: { setUpDueAt: _, ...check }, news }: Watched): Progress => ({
  ...{ mapping, check, news },
  isLapsed: false,
});

function goingOn(before: WatchedDomain, { mapping, check, news }: Watched, now: number): Progress {
  const { setUpDueAt: _due, probeDueAt: _probe, ...known } = check;
  const { at } = stampAt(now);
  const changedAt = hasChanged(before, { mapping, check }) ? at : (check.changedAt ?? check.startedAt);
  const next = nextSetUpLook(check, now);
  const isStuck = next === undefined || now - Date.parse(changedAt) >= STUCK_AFTER;
  const isNews = isStuck && mapping.isActive && !check.told.includes('stuck');
  const told: DomainCheck['told'] = isNews ? [...check.told, 'stuck'] : check.told;
  const after = {
    ...{ mapping, check: { ...known, changedAt, told } },
    news: isNews ? [...news, 'stuck' as const] : news,
  };
  if (next === undefined) return givenUp(after, now);
  const setUpDueAt = new Date(next).toISOString();
  return { ...after, check: { ...after.check, setUpDueAt }, isLapsed: false };
}

/** A domain that is proven stays, and is opened from time to time: it may yet begin to work. */
function givenUp({ mapping, check, news }: Watched, now: number): Progress {
  const isProven = mapping.verificationStatus === 'verified';
  const failed = givenUpMapping(mapping, stampAt(now));
  const probeDueAt = new Date(now + probePause(check.faults)).toISOString();
  return {
    ...{ mapping: failed, news, isLapsed: !isProven },
    check: isProven ? { ...check, probeDueAt } : check,
  };
}

const keyOf = ({ type, name, value }: SeenRecord): string => `${type} ${name} ${value}`;

/** A record that the DNS could not be asked about tells nothing, neither now nor before. */
function hasChanged(before: WatchedDomain, after: WatchedDomain): boolean {
  const known = new Map(before.check.records.map((record) => [keyOf(record), record.state]));
  const { records } = after.check;
  const isOther = ({ state, ...record }: SeenRecord): boolean => {
    const was = known.get(keyOf({ ...record, state }));
    return was === undefined || (was !== state && was !== 'unknown' && state !== 'unknown');
  };
  return statesOf(before) !== statesOf(after) || records.length !== known.size || records.some(isOther);
}

const statesOf = ({ mapping, check }: WatchedDomain): string =>
  `${mapping.verificationStatus} ${mapping.sslStatus} ${check.lastProbe?.fault}`;
