// How long a host is held for a business that has not proven it: 72 hours from the first time, whichever of its restaurants asks and
// however often. Afterwards it has to show its proof first. Several businesses are remembered, so that two of them cannot take turns.
import { DAY } from '../kernel/durations.ts';
import type { DomainClaim, UnprovenHold } from './domain-claim.schema.ts';
import type { DomainMapping } from './domain-mapping.schema.ts';
import { SET_UP_LASTS } from './set-up-plan.ts';

/** From the end of the claim. */
export const REMEMBERED_FOR = 30 * DAY;
/** A document stays small, however many have tried. */
const MOST_REMEMBERED = 20;

/** Else it is a memory, and the host is free for everybody. */
export const isHeld = ({ expiresAt }: Pick<DomainClaim, 'expiresAt'>): boolean => expiresAt === undefined;

const after = (at: string, duration: number): string => new Date(Date.parse(at) + duration).toISOString();
const isBefore = (one: string, other: string): boolean => Date.parse(one) < Date.parse(other);
const earliest = (...instants: string[]): string =>
  instants.reduce((one, other) => (isBefore(other, one) ? other : one));
const latest = (...instants: string[]): string =>
  instants.reduce((one, other) => (isBefore(one, other) ? other : one));

/** @param at ISO, as everywhere here. */
const rememberedAt = ({ unproven = [] }: Pick<DomainClaim, 'unproven'>, at: string): UnprovenHold[] =>
  unproven.filter(({ rememberedUntil }) => isBefore(at, rememberedUntil));

/** Since when the business has held the hosts without proof; `at`, if it never has. @param claims Of the hosts, ended ones too. */
export function heldSince(claims: readonly DomainClaim[], tenantGuid: string, at: string): string {
  const own = claims.flatMap((claim) => {
    const holds = rememberedAt(claim, at).filter((hold) => hold.tenantGuid === tenantGuid);
    // A claim of an older release does not tell.
    const isOlder = holds.length === 0 && isHeld(claim) && claim.tenantGuid === tenantGuid;
    return isOlder ? [claim.createdAt] : holds.map(({ since }) => since);
  });
  return earliest(at, ...own);
}

/** Until when the business may hold the hosts without proof; undefined once its time is used up. */
export function heldUntil(
  claims: readonly DomainClaim[],
  tenantGuid: string,
  at: string,
): string | undefined {
  const end = after(heldSince(claims, tenantGuid, at), SET_UP_LASTS);
  return isBefore(at, end) ? end : undefined;
}

type Claimed = Pick<
  DomainMapping,
  'guid' | 'domainId' | 'restaurantGuid' | 'tenantGuid' | 'verificationStatus'
>;

/**
 * The claim on a host, which the mapping may have.
 * @param before What is stored under the host.
 * @param since When its business first held it, if it is not proven.
 */
export function claimedBy(
  { guid: mappingGuid, domainId, restaurantGuid, tenantGuid, verificationStatus }: Claimed,
  host: string,
  before: DomainClaim | undefined,
  { at, since }: { at: string; since: string },
): DomainClaim {
  const isProven = verificationStatus === 'verified';
  const giver = isProven && before && isHeld(before) ? before.tenantGuid : undefined;
  const others = (before ? rememberedAt(before, at) : []).filter(
    (hold) => hold.tenantGuid !== tenantGuid && hold.tenantGuid !== giver,
  );
  const rememberedUntil = after(at, SET_UP_LASTS + REMEMBERED_FOR);
  const unproven = isProven ? others : [...others, { tenantGuid, since, rememberedUntil }];
  return {
    ...{ host, domainId, mappingGuid, restaurantGuid, tenantGuid, createdAt: at },
    ...hostingOf(before),
    ...(unproven.length > 0 && { unproven: unproven.slice(-MOST_REMEMBERED) }),
  };
}

/** The service may still have a host from an earlier claim. */
function hostingOf(before: DomainClaim | undefined): Pick<DomainClaim, 'hasAskedHosting'> {
  if (!before) return { hasAskedHosting: false };
  const { hasAskedHosting } = before;
  return hasAskedHosting === undefined ? {} : { hasAskedHosting };
}

/** Whether the hosting service may have the host because we asked for it. What else it has there is not ours to touch. */
export const mayBeHosted = (claim: DomainClaim | undefined): boolean =>
  claim !== undefined && claim.hasAskedHosting !== false;

/** What stays of a claim that ends; undefined if nothing has to be remembered. @param isProven Whether its mapping was. */
export function endedClaim(claim: DomainClaim, isProven: boolean, at: string): DomainClaim | undefined {
  const { tenantGuid } = claim;
  const others = rememberedAt(claim, at).filter((hold) => hold.tenantGuid !== tenantGuid);
  const own = { tenantGuid, since: heldSince([claim], tenantGuid, at) };
  const holds = isProven ? others : [...others, { ...own, rememberedUntil: after(at, REMEMBERED_FOR) }];
  if (holds.length === 0 && !mayBeHosted(claim)) return undefined;
  const { unproven: _, ...rest } = claim;
  const ends = holds.map(({ rememberedUntil }) => rememberedUntil);
  return {
    ...rest,
    ...(holds.length > 0 && { unproven: holds }),
    expiresAt: latest(after(at, REMEMBERED_FOR), ...ends),
  };
}

/** Once the hosting service has forgotten the host; undefined if nothing else is to be remembered. */
export function unhostedClaim(claim: DomainClaim): DomainClaim | undefined {
  const isEmpty = !isHeld(claim) && claim.unproven === undefined;
  return isEmpty ? undefined : { ...claim, hasAskedHosting: false };
}
