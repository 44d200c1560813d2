// Refuses requests without a valid App Check token if the installation enforces it (APP_CHECK=enforce).

import { dinerAccountRoutes } from '@bite/shared/api/diner-account-routes';
import { dinerRoutes } from '@bite/shared/api/diner-routes';
import type { Endpoint } from '@bite/shared/api/endpoint';
import type { RouteName } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import type { AppCheck } from '../ports/app-check.ts';

export const APP_CHECK_HEADER = 'x-firebase-appcheck';

/**
 * Diners' pages do not use App Check, since it would add too much code to the menu page. The sender of a webhook, who signs it,
 * and a browser on its way to a redirect or for an <img> have no token to send.
 */
const isExempt = (name: RouteName, { rawBody, redirect, picture }: Endpoint): boolean =>
  Object.hasOwn(dinerRoutes, name) ||
  Object.hasOwn(dinerAccountRoutes, name) ||
  rawBody !== undefined ||
  redirect !== undefined ||
  picture === true;

/** Throws FORBIDDEN. @param appCheck Undefined if App Check is not enforced. */
export async function assertGenuineApp(
  appCheck: AppCheck | undefined,
  { name, endpoint }: { name: RouteName; endpoint: Endpoint },
  token: string | undefined,
): Promise<void> {
  if (!appCheck || isExempt(name, endpoint)) return;
  if (token === undefined || !(await appCheck.isGenuine(token)))
    throw new DomainError('FORBIDDEN', 'This page could not be verified. Please reload it and try again.');
}
