// Domains that the platform itself registers, at Vercel's registrar: for its site administrators, since the platform pays.
import { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import { creating, pageAnswer, pageQuery } from '../api/parameters.ts';
import { auditEntry } from '../audit/audit-entry.schema.ts';
import { list } from '../kernel/bounded.schema.ts';
import { guid, isoTime, positiveId } from '../kernel/schema.ts';
import { domainName } from './domain-name.schema.ts';
import { purchaseShown } from './domain-purchase.schema.ts';
import {
  changeRegisteredDomain,
  expectedPrice,
  registerDomain,
  registeredDomainQuery,
  typedDnsRecord,
} from './domain-request.schema.ts';
import { purchaseSigns, RELEASE_WORD } from './purchase-release.ts';
import { registeredDomain } from './registered-domain.schema.ts';
import { registrant } from './registrant.schema.ts';

const ofDomain = z.object({ domain: domainName });
const recordId = z.string().regex(/^[\w-]{1,200}$/, 'Invalid record id');
const ofRecord = ofDomain.extend({ recordId });
const ofPurchase = z.object({
  purchaseId: z.string().regex(/^(buy|transfer|renew)-[a-z0-9.-]{1,253}$/, 'Invalid purchase id'),
});

const confirm = z
  .string()
  .max(253)
  .describe('The domain’s name, as typed by whoever confirms; anything else is refused.');
const years = z.int().min(1).max(10);
const price = z.number().exactOptional();

/** CONFLICT: the registrar refuses it, there is no key for it, or something else is under way. */
const asking = ['CONFLICT', 'RATE_LIMITED'] as const satisfies Endpoint['refuses'];
const changing = [...asking, 'NOT_FOUND'] as const satisfies Endpoint['refuses'];
const paying = [
  ...changing,
  'PRICE_CHANGED',
  'IDEMPOTENCY_KEY_REUSED',
] as const satisfies Endpoint['refuses'];

const { shape } = registeredDomain;
const creator = z.strictObject(shape.creator.unwrap().unwrap().shape).nullish();
/** What the registrar says of a domain, without what it has added since. */
const registeredDomainShown = z.strictObject({
  ...shape,
  creator,
  warning: z.int().exactOptional().describe('It ends within so many days, and does not renew itself.'),
});
export type RegisteredDomainShown = z.output<typeof registeredDomainShown>;

/** The name is relative to the domain. */
const plainRecord = z.strictObject({
  type: z.string().max(10),
  name: z.string().max(253),
  value: z.string().max(2048),
});

const nameOffer = z.strictObject({
  name: z.string(),
  state: z.enum(['available', 'taken', 'unsupported', 'unknown']),
  price,
  renewalPrice: price,
  transferPrice: price,
  years: z.int(),
});
export type NameOffer = z.output<typeof nameOffer>;

/** The value is as in a zone file: '10 mail.bella.example' for MX. */
const dnsRecordShown = z.strictObject({
  recordId: z.string(),
  type: z.string(),
  name: z.string().describe('Relative to the domain; empty for the domain itself.'),
  value: z.string(),
  ttl: z.number().exactOptional(),
  isSystem: z.boolean().describe('The provider’s own, which cannot be changed.'),
});
export type DnsRecordShown = z.output<typeof dnsRecordShown>;

const page = { nextPageToken: z.string().exactOptional() };

export const registeredDomainEndpoints = {
  listRegisteredDomains: {
    summary: 'The domains of the platform’s account, and what ends soon.',
    query: registeredDomainQuery,
    answer: z.strictObject({
      isConfigured: z.boolean().describe('Without a key nothing can be registered.'),
      domains: z.array(registeredDomainShown),
      ...page,
    }),
    refuses: asking,
  },
  searchDomainNames: {
    summary: 'Which names can be bought for what: the one that was typed, and others with usual endings.',
    query: z.strictObject({ term: z.string().trim().min(1, 'Domain is required').max(253) }),
    answer: z.strictObject({ offers: z.array(nameOffer) }),
    refuses: asking,
  },
  getRegisteredDomain: {
    summary: 'One domain, what its renewal costs, and what is under way.',
    params: ofDomain,
    answer: z.strictObject({
      domain: registeredDomainShown,
      renewal: z.strictObject({ price: z.number(), years: z.int() }).exactOptional(),
      noRenewal: z
        .enum(['ending', 'price', 'unknown'])
        .exactOptional()
        .describe(
          'Why a domain that ends cannot be renewed here. ending: the registrar does not sell its ending; price: it names no price; unknown: it did not answer.',
        ),
      purchases: z.array(purchaseShown),
      mapping: z
        .strictObject({
          mappingGuid: z.string(),
          restaurantGuid: z.string(),
          restaurantName: z.string(),
          place: z
            .strictObject({ tenantId: positiveId, restaurantId: positiveId })
            .exactOptional()
            .describe('Absent where the restaurant is gone.'),
          names: z
            .array(z.string())
            .describe('At which guests are led there, relative to the domain: empty for the domain itself.'),
          wanted: z.array(plainRecord).describe('The records that lead it there, as far as they are known.'),
          isProven: z.boolean().describe('Whether its owner has proven to have the domain.'),
          isSwitchedOff: z.boolean().describe('By the restaurant: guests find nothing there.'),
        })
        .exactOptional()
        .describe('Of a restaurant that has claimed it.'),
    }),
    refuses: changing,
  },
  buyDomain: {
    summary: 'Buys a domain for the price that was shown, at most once.',
    params: ofDomain,
    headers: creating,
    body: z.strictObject({ expectedPrice, years, autoRenew: z.boolean(), registrant, confirm }),
    answer: purchaseShown,
    refuses: paying,
  },
  registerDomain: {
    summary:
      'Adds a domain to the account, transfers it in from another registrar, or moves it in from another account.',
    headers: creating,
    body: z.strictObject({
      registration: registerDomain,
      confirm,
      registrant: registrant.optional().describe('For a transfer.'),
    }),
    answer: z.strictObject({ purchase: purchaseShown.nullable().describe('Of a transfer.') }),
    refuses: paying,
  },
  renewDomain: {
    summary: 'Renews a domain for the price that was shown, at most once.',
    params: ofDomain,
    headers: creating,
    body: z.strictObject({
      expectedPrice,
      years,
      expiresAt: z.number().describe('As it was shown: a domain that was renewed meanwhile is left alone.'),
      confirm,
    }),
    answer: purchaseShown,
    refuses: paying,
  },
  changeRegisteredDomain: {
    summary: 'Changes whether it renews itself and its name servers, or gives it to another account.',
    params: ofDomain,
    /** Confirmed is whatever costs money or breaks sites: all but switching the renewal off. */
    body: z.strictObject({ change: changeRegisteredDomain, confirm: confirm.optional() }),
    answer: z.null(),
    refuses: changing,
  },
  removeRegisteredDomain: {
    summary: 'Takes a domain off the account. One that was bought there is lost.',
    params: ofDomain,
    query: z.strictObject({ confirm }),
    answer: z.null(),
    refuses: changing,
  },
  listDomainPurchases: {
    summary: 'Purchases, transfers and renewals, the latest of each domain, newest first.',
    answer: z.strictObject({
      purchases: z.array(
        purchaseShown.extend({
          hasRestaurant: z.boolean().exactOptional().describe('Whether a restaurant has claimed the domain.'),
        }),
      ),
    }),
    refuses: [],
  },
  lookAtDomainPurchase: {
    summary: 'Asks the registrar what became of a purchase.',
    params: ofPurchase,
    answer: purchaseShown,
    refuses: ['NOT_FOUND'],
  },
  reviewDomainPurchase: {
    summary:
      'What is to be seen of an unclear order at the registrar now, and from when on it may be released.',
    params: ofPurchase,
    answer: z.strictObject({
      purchase: purchaseShown,
      sign: z
        .enum(purchaseSigns)
        .describe(
          'done: it was carried out; there: the domain is in the account, maybe by this order; taken: it is not, but its name is not free; absent: nothing is to be seen; unknown: the registrar could not be asked.',
        ),
      releasableAt: isoTime.exactOptional().describe('Absent where it cannot be released at all.'),
    }),
    refuses: ['NOT_FOUND', 'CONFLICT'],
  },
  releaseDomainPurchase: {
    summary:
      'Marks an unclear order as failed, so that it can be placed anew: only if the registrar, asked once more, has nothing of it.',
    params: ofPurchase,
    body: z.strictObject({
      confirm: z.string().max(100).describe(`“${RELEASE_WORD}”, as typed by whoever confirms.`),
    }),
    answer: purchaseShown,
    refuses: changing,
  },
  listRegisteredDomainHistory: {
    summary: 'Who changed, ordered and released what about a domain, newest first.',
    params: ofDomain,
    query: pageQuery,
    answer: z.strictObject({
      entries: z.array(auditEntry.extend({ byName: z.string().optional() })),
      ...pageAnswer,
    }),
    refuses: [],
  },
  listDnsRecords: {
    summary: 'The records of a domain whose DNS is at the provider.',
    params: ofDomain,
    answer: z.strictObject({ records: z.array(dnsRecordShown) }),
    refuses: changing,
  },
  createDnsRecord: {
    summary: 'Adds a record. One that is there already is answered as it is.',
    params: ofDomain,
    body: typedDnsRecord,
    answer: dnsRecordShown,
    refuses: changing,
  },
  updateDnsRecord: {
    summary: 'Changes a record.',
    params: ofRecord,
    body: typedDnsRecord,
    answer: dnsRecordShown,
    refuses: changing,
  },
  deleteDnsRecord: {
    summary: 'Deletes a record.',
    params: ofRecord,
    answer: z.null(),
    refuses: changing,
  },
  connectRegisteredDomain: {
    summary:
      'Adds the domain to a restaurant’s domains, and writes the DNS records that lead it there. It goes on where an earlier call has ended.',
    params: ofDomain,
    body: z.strictObject({
      ...{ tenantId: positiveId, restaurantId: positiveId },
      replaces: list(plainRecord, 100).describe(
        'The records that lead elsewhere and may be replaced, as they were shown; any other one is left alone.',
      ),
    }),
    answer: z.strictObject({
      mappingGuid: guid,
      records: z
        .enum(['written', 'elsewhere', 'waiting', 'failed'])
        .describe(
          'elsewhere: the domain has other name servers; waiting: the hosting service has not named all of them, or refuses the domain; failed: not all could be written.',
        ),
      added: z.array(plainRecord),
      replaced: z.array(dnsRecordShown),
      problem: z.string().exactOptional().describe('Why the records are waiting or have failed.'),
      isSwitchedOff: z
        .boolean()
        .describe(
          'The restaurant has switched the domain off: guests find nothing there until it is switched on.',
        ),
    }),
    refuses: [...changing, 'TENANT_NOT_FOUND', 'TENANT_SUSPENDED', 'RESTAURANT_NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
