// Every day: warns site administrators of registered domains that end soon and do not renew themselves. Each warning is mailed once.
import { expiryWarning, isNewWarning } from '@bite/shared/domains/domain-expiry';
import type { RegisteredDomain } from '@bite/shared/domains/registered-domain.schema';
import { domainExpiries } from '../../collections/registered-domains.ts';
import { dueWork, newWork } from '../../due-work/due-work.ts';
import type { DomainRegistrar } from '../../ports/domain-registrar.ts';
import type { Log } from '../../ports/log.ts';
import type { RecordStore } from '../../ports/records.ts';
import { answerOf } from './ask-registrar.ts';

export interface WarnDeps {
  records: Pick<RecordStore, 'transact'>;
  domainRegistrar: DomainRegistrar;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

const PAGE = 100;
const MOST_PAGES = 20;

/** Throws UNAVAILABLE where the registrar does not answer: the run is repeated. */
export async function warnOfDomainExpiry(deps: WarnDeps): Promise<{ warned: number; failed: number }> {
  const counts = { warned: 0, failed: 0 };
  if (!deps.domainRegistrar.isConfigured) return counts;
  let pageToken: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await answerOf(deps.domainRegistrar.list({ limit: PAGE, pageToken }));
    for (const domain of answer.domains) {
      try {
        if (await warnOf(deps, domain)) counts.warned += 1;
      } catch (error) {
        counts.failed += 1;
        deps.log.error('a domain’s end could not be warned of', { name: domain.name, error: String(error) });
      }
    }
    pageToken = answer.nextPageToken;
    if (pageToken === undefined) break;
  }
  return counts;
}

/** Whether a warning was stored. */
async function warnOf({ records, now }: WarnDeps, domain: RegisteredDomain): Promise<boolean> {
  const warning = expiryWarning(domain, now());
  const { name, expiresAt } = domain;
  if (warning === undefined || expiresAt === null || expiresAt === undefined) return false;
  return records.transact(async (transaction) => {
    const known = await transaction.get(domainExpiries, name);
    const told = known?.expiresAt === expiresAt ? known.told : [];
    if (!isNewWarning(warning, told)) return false;
    const updatedAt = new Date(now()).toISOString();
    transaction.set(domainExpiries, name, { name, expiresAt, told: [...told, warning], updatedAt });
    const { id, record } = newWork('tellDomainExpiry', { name, expiresAt }, now());
    transaction.set(dueWork, id, record);
    return true;
  });
}
