// What happened to a registered domain: changes at the registrar, of which nothing else is stored here, and orders.
import type { Answers } from '@bite/shared/api/answers';
import { purchaseIdOf, purchaseKinds } from '@bite/shared/domains/domain-purchase.schema';
import { maskedEntry } from '../../audit/audit.ts';
import { nameFor } from '../../audit/changed-by.ts';
import { auditEntries, users } from '../../collections/collections.ts';
import { pageAnswerOf } from '../../collections/page-answer.ts';
import { domainPurchases } from '../../collections/registered-domains.ts';
import { assertMay } from '../../identity/assert-may.ts';
import type { Caller } from '../../identity/caller.ts';
import { REGISTERED_DOMAINS } from './note-change.ts';
import type { RegistrarDeps } from './registrar-deps.ts';

/** Newest first, found by their paths (indexed in changed-by.ts). Throws FORBIDDEN, and VALIDATION_FAILED for an unknown page. */
export async function listRegisteredDomainHistory(
  { records }: Pick<RegistrarDeps, 'records'>,
  { user }: Caller,
  name: string,
  page: { limit: number; pageToken?: string | undefined },
): Promise<Answers['listRegisteredDomainHistory']> {
  assertMay(user, 'platformDomains.read');
  const paths = [
    `${REGISTERED_DOMAINS}/${name}`,
    ...purchaseKinds.map((what) => `${domainPurchases.path}/${purchaseIdOf(what, name)}`),
  ];
  const { found, ...more } = await records.page(auditEntries, {
    where: [{ field: 'path', is: 'in', value: paths }],
    ...{ orderBy: { field: 'at', direction: 'desc' }, ...page },
  });
  const uids = [...new Set(found.map(({ record }) => record.by))];
  const authors = await records.getAll(users, uids);
  const names = new Map(uids.map((uid, index) => [uid, nameFor(user, authors[index])]));
  const entries = found.map(({ record }) => ({ ...maskedEntry(record), byName: names.get(record.by) }));
  return { entries, ...pageAnswerOf(more) };
}
