// Finds an invitation by the code of its link. Every kind of invalid code gets the same error.
import type { Invitation, receivedInvitation } from '@bite/shared/identity/invitation.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import type { Tenant } from '@bite/shared/tenancy/tenant.schema';
import type { z } from 'zod';
import { invitations, tenants } from '../../collections/collections.ts';
import { findReadable } from '../../collections/find-readable.ts';
import type { RecordReader } from '../../ports/records.ts';
import { hashOf } from '../one-time-code.ts';
import { isOpen } from './invitation-code.ts';

export const invalidInvitation = (): DomainError =>
  new DomainError(
    'NOT_FOUND',
    'This invitation is not valid, or not for the account you are signed in with. Ask for a new one.',
  );

/** Throws NOT_FOUND if the code is unknown, used, revoked or expired, or its tenant is not active. */
export async function openInvitation(
  reader: Pick<RecordReader, 'find' | 'get'>,
  code: string,
  now: number,
): Promise<{ invitation: Invitation; tenant: Tenant }> {
  const { found: all } = await findReadable(reader, invitations, {
    where: [{ field: 'codeHash', is: '==', value: hashOf(code) }],
    limit: 1,
  });
  const [found] = all;
  if (!found || !isOpen(found.record, now)) throw invalidInvitation();
  const tenant = await reader.get(tenants, String(found.record.tenantId));
  if (tenant?.status !== 'active') throw invalidInvitation();
  return { invitation: found.record, tenant };
}

/** The invitation as the link's holder may see it. Throws NOT_FOUND. */
export async function readInvitation(
  { records, now }: { records: Pick<RecordReader, 'find' | 'get'>; now: () => number },
  code: string,
): Promise<z.output<typeof receivedInvitation>> {
  const { invitation, tenant } = await openInvitation(records, code, now());
  const { email, tenantRole, displayName, expiresAt } = invitation;
  return {
    email,
    tenantName: tenant.displayName,
    tenantRole,
    ...(displayName !== undefined && { displayName }),
    expiresAt,
  };
}
