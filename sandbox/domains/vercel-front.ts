// What answers https for the domains of the simulated Vercel's project.
import type { Front } from './front.ts';
import { addresses } from './resolve.ts';

const DAY = 24 * 60 * 60 * 1000;

export const vercelFront: Front = {
  addresses: addresses.vercel,
  ownName: 'vercel.app',
  serves({ state, now }, host) {
    const { projectDomains } = state.vercel;
    const domain = Object.hasOwn(projectDomains, host) ? projectDomains[host] : undefined;
    if (!domain?.verified) return undefined;
    const { redirect, redirectStatusCode } = domain;
    return {
      certificate: { from: now() - DAY, to: now() + 60 * DAY },
      ...(redirect !== null && {
        redirect: { to: redirect, status: redirectStatusCode ?? 307 },
      }),
    };
  },
};
