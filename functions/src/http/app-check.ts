// Refuses calls without a valid App Check token where an installation enforces it (APP_CHECK=enforce).

import { dinerRoutes } from '@bite/shared/api/diner-routes';
import type { RouteName } from '@bite/shared/api/routes';
import { DomainError } from '@bite/shared/kernel/errors';
import type { AppCheck } from '../ports/app-check.ts';

export const APP_CHECK_HEADER = 'x-firebase-appcheck';

/** Diners' pages attest nothing: they load no more code than a menu needs. */
const isExempt = (name: RouteName): boolean => Object.hasOwn(dinerRoutes, name);

/** Throws FORBIDDEN. @param appCheck Undefined where nothing is asked for. */
export async function assertGenuineApp(
  appCheck: AppCheck | undefined,
  name: RouteName,
  token: string | undefined,
): Promise<void> {
  if (!appCheck || isExempt(name)) return;
  if (token === undefined || !(await appCheck.isGenuine(token)))
    throw new DomainError('FORBIDDEN', 'This page could not be verified. Please reload it and try again.');
}
