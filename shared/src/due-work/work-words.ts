// What people call the work that the platform does by itself.
import type { WorkKind } from './failed-work.schema.ts';

const words: Readonly<Record<WorkKind, string>> = {
  alertSiteAdmins: 'Mail about failed work',
  checkPicture: 'Check a picture',
  completeDelivery: 'Complete a delivery',
  endSessions: 'Sign somebody out everywhere',
  rebuildStorefronts: 'Publish a menu',
  recount: 'Count records',
  rollUpKitchen: 'Update an order from the kitchen',
  runSchedule: 'Run a schedule',
  sendInvitation: 'Mail an invitation',
  sendPasswordChoice: 'Mail a link to choose a password',
  sendRequestDeclined: 'Mail an answer to a request',
  sendVerification: 'Mail a link to verify an address',
  syncAccount: 'Update a sign-in account',
};

const isKnown = (kind: string): kind is WorkKind => Object.hasOwn(words, kind);

/** A kind of an older release keeps its own name. */
export const workWords = (kind: string): string => (isKnown(kind) ? words[kind] : kind);

const reasons: Readonly<Record<string, string>> = {
  MISSED: 'It missed its time',
  PARTLY_FAILED: 'Some of it failed',
  PAYLOAD_TOO_LARGE: 'The menu is too large to publish',
  UNAVAILABLE: 'A service could not be reached',
  UnreadableRecord: 'A stored record cannot be read',
};

/** A code that nobody has words for stands for itself. */
export const reasonWords = (reason: string): string =>
  Object.hasOwn(reasons, reason) ? (reasons[reason] ?? reason) : reason;

const schedules: Readonly<Record<string, string>> = {
  finishDueWork: 'Finish work that is due',
  healCounts: 'Count records anew',
  healOrders: 'Tidy up orders',
  healSearch: 'Complete the search index',
  healStorefronts: 'Publish menus in the present format',
  healUsers: 'Complete users’ records',
};

export const scheduleWords = (name: string): string =>
  Object.hasOwn(schedules, name) ? (schedules[name] ?? name) : name;

/** Of the two forms that our schedules have: '* * * * *' and '30 9 * * *', in UTC. */
export function cronWords(cron: string): string {
  const [minute = '', hour = ''] = cron.split(' ');
  if (hour === '*') return 'Every minute';
  return `Daily at ${hour.padStart(2, '0')}:${minute.padStart(2, '0')} UTC`;
}
