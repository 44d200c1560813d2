// Carries out what a trigger, a task or a schedule gave up, once a site administrator has it repeated, and tells them of it.
// Only the schedule that finishes due work needs these.
import { type BuildDeps, buildStorefront } from '../catalogue/build-storefront.ts';
import { requestRebuilds } from '../catalogue/request-rebuilds.ts';
import { rollUpKitchen } from '../ordering/roll-up-kitchen.ts';
import type { CountStore } from '../ports/count-store.ts';
import type { Log } from '../ports/log.ts';
import type { Orders } from '../ports/orders.ts';
import { recount } from '../records/counts/recount.ts';
import { type AlertDeps, alertSiteAdmins } from './alert-site-admins.ts';
import type { WorkHandlers } from './attempt-work.ts';

export type UpkeepKind =
  | 'alertSiteAdmins'
  | 'checkPicture'
  | 'rebuildStorefronts'
  | 'recount'
  | 'rollUpKitchen'
  | 'runSchedule';

export interface UpkeepDeps extends AlertDeps, BuildDeps {
  log: Log;
  orders: Orders;
  countStore: CountStore;
  /** Milliseconds. */
  now: () => number;
  checkPicture: (path: string) => Promise<void>;
  /** Throws where it could not do everything. */
  runSchedule: (name: string) => Promise<void>;
}

export function upkeepHandlers(deps: UpkeepDeps): Pick<WorkHandlers, UpkeepKind> {
  const { sources, countStore, now, checkPicture, runSchedule } = deps;
  const rebuilds = {
    request: async ({ place }: { place: Parameters<typeof buildStorefront>[1] }) => {
      await buildStorefront(deps, place);
    },
  };
  return {
    alertSiteAdmins: ({ since }) => alertSiteAdmins(deps, since),
    checkPicture: ({ path }) => checkPicture(path),
    rebuildStorefronts: (change) => requestRebuilds({ sources, rebuilds }, change, now()),
    recount: async (place) => {
      await recount({ countStore }, place);
    },
    rollUpKitchen: async ({ orderGuid, ...place }) => {
      await rollUpKitchen(deps, place, orderGuid);
    },
    runSchedule: ({ schedule }) => runSchedule(schedule),
  };
}
