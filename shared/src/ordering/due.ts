// How urgent an order is, by its promised time. Instants are milliseconds since the epoch.
import { MINUTE } from '../kernel/durations.ts';

const SOON_MINUTES = 5;

export type Urgency = 'onTime' | 'soon' | 'late';

export function urgencyOf(promisedAt: number, now: number): Urgency {
  if (now > promisedAt) return 'late';
  return promisedAt - now <= SOON_MINUTES * MINUTE ? 'soon' : 'onTime';
}

/** '12 min left', 'due now', '1 h 5 min late'. */
export function dueLabel(promisedAt: number, now: number): string {
  const minutes = Math.ceil((promisedAt - now) / MINUTE);
  if (minutes > 0) return `${durationLabel(minutes)} left`;
  const late = Math.floor((now - promisedAt) / MINUTE);
  return late > 0 ? `${durationLabel(late)} late` : 'due now';
}

/** 'just now', '3 min ago', '2 h 10 min ago'. A clock behind the server's shows no negative ages. */
export function ageLabel(since: number, now: number): string {
  const minutes = Math.floor((now - since) / MINUTE);
  return minutes > 0 ? `${durationLabel(minutes)} ago` : 'just now';
}

function durationLabel(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
