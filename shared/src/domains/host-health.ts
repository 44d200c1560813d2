// How a host is, by what opening it brought.
import { DAY, MINUTE } from '../kernel/durations.ts';
import type { HostFault, HostFinding, HostHealth } from './host-probe.schema.ts';

/** Of every answer of the guests' site that is about a restaurant: its guid. */
export const RESTAURANT_HEADER = 'X-Bite-Restaurant';

/** In a row. */
export const FAULTS_TO_BE_UNHEALTHY = 2;
export const PROBE_PAUSE = 15 * MINUTE;
const PAUSE_AFTER_FIRST_FAULT = 2 * MINUTE;
const PAUSE_WHEN_UNHEALTHY = 5 * MINUTE;
/** About an hour of an outage, of which the end is waited for. */
const FRESH_OUTAGE = 12;

/** A certificate is renewed long before: this close to its end, something is in the way. */
export const EXPIRES_SOON = 14 * DAY;

/** What is wrong for a host that has to show this restaurant; undefined if nothing is. */
export function faultOf(finding: HostFinding, restaurantGuid: string): HostFault | undefined {
  if (finding.fault !== undefined) return finding.fault;
  if ((finding.status ?? 0) >= 500) return 'failing';
  if (finding.restaurantGuid === undefined) return 'notOurs';
  return finding.restaurantGuid === restaurantGuid ? undefined : 'otherRestaurant';
}

export interface Health {
  health: HostHealth;
  /** In a row. */
  faults: number;
}

/** One good look is enough to be healthy. */
export function healthAfter({ health, faults }: Health, fault: HostFault | undefined): Health {
  if (fault === undefined) return { health: 'healthy', faults: 0 };
  return { health: faults + 1 >= FAULTS_TO_BE_UNHEALTHY ? 'unhealthy' : health, faults: faults + 1 };
}

/** Milliseconds until the next look. */
export function probePause(faults: number): number {
  if (faults === 0) return PROBE_PAUSE;
  if (faults < FAULTS_TO_BE_UNHEALTHY) return PAUSE_AFTER_FIRST_FAULT;
  return faults < FRESH_OUTAGE ? PAUSE_WHEN_UNHEALTHY : PROBE_PAUSE;
}

/** When its certificate ends, if that is soon; undefined also once it has ended, which is a fault. @param now Milliseconds. */
export function certificateEndsSoon(
  finding: Pick<HostFinding, 'certificate'> | undefined,
  now: number,
): string | undefined {
  const validTo = finding?.certificate?.validTo;
  if (validTo === undefined) return undefined;
  const left = Date.parse(validTo) - now;
  return left > 0 && left <= EXPIRES_SOON ? validTo : undefined;
}
