// Changes whether a domain renews itself and which name servers it has, or gives it to another account at the registrar.
import type { ChangeRegisteredDomain } from '@bite/shared/domains/domain-request.schema';
import type { Caller } from '../../identity/caller.ts';
import { answerOf, registrarFor } from './ask-registrar.ts';
import { assertConfirmed } from './assert-confirmed.ts';
import { noted } from './note-change.ts';
import type { ChangeDeps } from './registrar-deps.ts';

/** Throws FORBIDDEN, VALIDATION_FAILED without the confirmation where one is needed, and as the registrar refuses it. */
export async function changeRegisteredDomain(
  deps: ChangeDeps,
  caller: Caller,
  name: string,
  { change, confirm }: { change: ChangeRegisteredDomain; confirm?: string | undefined },
): Promise<null> {
  const registrar = registrarFor(deps, caller.user, 'platformDomains.write');
  if (change.op === 'move-out') {
    assertConfirmed(confirm, name);
    const { destination } = change;
    await noted(deps, caller, registrar.moveOut(name, destination), () => ({
      ...{ name, before: {}, after: { movedTo: destination } },
    }));
    return null;
  }
  // Renewals cost money every year, and at other name servers its records count no longer.
  if (change.renew === true || change.customNameservers) assertConfirmed(confirm, name);
  const { op: _, ...wanted } = change;
  const { renew, customNameservers } = await answerOf(registrar.find(name));
  const before = {
    ...(wanted.renew !== undefined && { renew: renew ?? false }),
    ...(wanted.customNameservers && { customNameservers: customNameservers ?? [] }),
  };
  await noted(deps, caller, registrar.change(name, wanted), () => ({ name, before, after: wanted }));
  return null;
}
