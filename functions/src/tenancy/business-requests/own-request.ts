// A person's own business request: sent, read and withdrawn.
import type { Answers } from '@bite/shared/api/answers';
import { userNotFound } from '@bite/shared/identity/messages';
import type { User } from '@bite/shared/identity/user.schema';
import { DomainError } from '@bite/shared/kernel/errors';
import {
  type BusinessRequest,
  type BusinessRequestInput,
  ownBusinessRequest,
} from '@bite/shared/tenancy/business-request.schema';
import type { WritePath } from '../../audit/write-path.ts';
import { businessRequests, users } from '../../collections/collections.ts';
import type { AccountCaller } from '../../identity/caller.ts';
import type { RecordReader } from '../../ports/records.ts';

export interface OwnRequestDeps {
  records: Pick<RecordReader, 'get'>;
  writePath: WritePath;
  /** Milliseconds. */
  now: () => number;
}

type OwnRequest = Answers['createBusinessRequest']['request'];

/** People who work for a business or for the site need none. */
const belongsNowhere = ({ tenantAssignments, isSiteAdmin, siteRole }: User): boolean =>
  tenantAssignments.length === 0 && !isSiteAdmin && siteRole === undefined;

const shown = (request: BusinessRequest): OwnRequest => ownBusinessRequest.parse(request);

/** `mayAsk`: whether a new request would be accepted. */
export async function readOwnRequest(
  { records }: Pick<OwnRequestDeps, 'records'>,
  { account, user }: AccountCaller,
): Promise<Answers['getOwnBusinessRequest']> {
  const request = await records.get(businessRequests, account.uid);
  return {
    request: request ? shown(request) : null,
    mayAsk: user !== undefined && belongsNowhere(user) && request?.state !== 'open',
  };
}

/** Replaces an answered or withdrawn one. Throws NOT_FOUND, and CONFLICT if one is open or the person works somewhere. */
export async function createRequest(
  deps: OwnRequestDeps,
  { account, requestId }: AccountCaller,
  input: BusinessRequestInput,
): Promise<OwnRequest> {
  const { uid } = account;
  return deps.writePath.once((path) =>
    path.transact({ uid, requestId }, async (transaction) => {
      const user = await transaction.get(users, uid);
      const before = await transaction.get(businessRequests, uid);
      if (!user) throw userNotFound(uid);
      if (!belongsNowhere(user))
        throw new DomainError(
          'CONFLICT',
          'You work for a business on Bite already. Its owner can add restaurants.',
        );
      if (before?.state === 'open')
        throw new DomainError('CONFLICT', 'Your request is waiting for an answer already');
      const at = new Date(deps.now()).toISOString();
      const request = newRequest(user, input, at);
      if (before) transaction.replace(businessRequests, uid, before, request);
      else transaction.create(businessRequests, uid, request);
      return shown(request);
    }),
  );
}

const newRequest = (
  { uid, email, displayName }: User,
  { businessName, phone, note }: BusinessRequestInput,
  at: string,
): BusinessRequest => ({
  uid,
  email,
  ...(displayName && { personName: displayName }),
  businessName,
  phone,
  ...(note && { note }),
  state: 'open',
  createdAt: at,
  updatedAt: at,
});

/** Idempotent. Throws NOT_FOUND, and CONFLICT if it was answered. */
export async function withdrawRequest(
  deps: OwnRequestDeps,
  { account: { uid }, requestId }: AccountCaller,
): Promise<void> {
  await deps.writePath.transact({ uid, requestId }, async (transaction) => {
    const before = await transaction.get(businessRequests, uid);
    if (!before) throw new DomainError('NOT_FOUND', 'You have sent no request');
    if (before.state === 'withdrawn') return;
    if (before.state !== 'open') throw new DomainError('CONFLICT', 'Your request has been answered already');
    const updatedAt = new Date(deps.now()).toISOString();
    transaction.replace(businessRequests, uid, before, { ...before, state: 'withdrawn', updatedAt });
  });
}
