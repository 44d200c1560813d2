// Who answers for which host of the outside world, and what answers https at the addresses of each.
import type { Host } from './domains-service.ts';
import type { Front } from './front.ts';
import { hosting, hostingFront } from './hosting.ts';
import { vercel } from './vercel.ts';
import { vercelFront } from './vercel-front.ts';

export const hosts: Readonly<Record<string, Host>> = {
  'firebasehosting.googleapis.com': hosting,
  'api.vercel.com': vercel,
};

export const fronts: readonly Front[] = [hostingFront, vercelFront];

/** Names of all calls, by which faults meet them. */
export const callNames: readonly string[] = Object.values(hosts).flatMap(({ calls }) => calls);
