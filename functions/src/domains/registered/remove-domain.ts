// Takes a domain off the account. One that was bought there is lost.
import type { Caller } from '../../identity/caller.ts';
import { registrarFor } from './ask-registrar.ts';
import { assertConfirmed } from './assert-confirmed.ts';
import { noted } from './note-change.ts';
import type { ChangeDeps } from './registrar-deps.ts';

/** Throws FORBIDDEN, VALIDATION_FAILED without the confirmation, and as the registrar refuses it. */
export async function removeRegisteredDomain(
  deps: ChangeDeps,
  caller: Caller,
  name: string,
  { confirm }: { confirm: string },
): Promise<null> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  assertConfirmed(confirm, name);
  await noted(deps, caller, registrar.remove(name), () => ({ name, before: { isOurs: true } }));
  return null;
}
