import type { DomainPurchase } from '@bite/shared/domains/domain-purchase.schema';
import { aGuid } from '@bite/shared/testing/a-storefront';
import { describe, expect, it } from 'vitest';
import type { Mail } from '../ports/mailer.ts';
import { domainMail, domainTakenOverMail } from './domain-mails.ts';
import { mailDomain } from './mail-domain.ts';
import { domainExpiryMail, domainPurchaseMail } from './registered-domain-mails.ts';

const adminOrigin = 'https://admin.bite.example';
const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const at = '2026-06-10T12:00:00.000Z';

const purchase = (name: string, state: DomainPurchase['state']): DomainPurchase => ({
  ...{ purchaseId: `buy-${name}`, what: 'buy', name, state, attempt: aGuid(1), price: 11.25, years: 1 },
  creator: { username: 'ada', email: 'ada@example.com' } as DomainPurchase['creator'],
  ...{ askedAt: at, updatedAt: at },
});

/** Every mail that names a domain. */
const mailsAbout = (domain: string): Mail[] => {
  const own = { to: 'ada@example.com', domain, place, adminOrigin, restaurantName: 'Luigi’s', id: 'one' };
  return [
    domainMail({ ...own, news: 'live', mappingGuid: aGuid(1), facts: [] }),
    domainMail({ ...own, news: 'stuck', mappingGuid: aGuid(1), facts: [] }),
    domainMail({ ...own, news: 'unhealthy', mappingGuid: aGuid(1), facts: [] }),
    domainMail({ ...own, news: 'healed', mappingGuid: aGuid(1), facts: [] }),
    domainMail({ ...own, news: 'certificateExpiring', mappingGuid: aGuid(1), facts: [] }),
    domainTakenOverMail({
      ...{ ...own, at, receiver: { restaurant: 'Alba', business: 'Alba' } },
      addresses: [`https://${domain}`],
    }),
    domainPurchaseMail({ to: 'ada@example.com', adminOrigin, purchase: purchase(domain, 'done') }),
    domainPurchaseMail({ to: 'ada@example.com', adminOrigin, purchase: purchase(domain, 'failed') }),
    domainExpiryMail({
      to: 'ada@example.com',
      name: domain,
      days: 7,
      expiresAt: Date.parse(at),
      adminOrigin,
    }),
  ];
};

describe('a domain in a mail', () => {
  it('is whole: no space stands in it', () => {
    for (const mail of mailsAbout('luigis-brooklyn.pizza')) {
      expect(mail.subject).toContain('luigis-brooklyn.pizza');
      for (const text of [mail.subject, mail.text, mail.html]) expect(text).not.toMatch(/brooklyn\. pizza/);
    }
  });

  it('I5.6-06 is named as people write it', () => {
    for (const mail of mailsAbout('xn--mller-kva.pizza')) {
      expect(mail.subject).toContain('müller.pizza');
      expect(mail.subject).not.toContain('xn--');
    }
  });

  it('leads on screens to where it is stored, whatever it is called', () => {
    const [bought] = mailsAbout('xn--mller-kva.pizza').slice(6);
    expect(bought?.text).toContain('/platform/registered-domains/xn--mller-kva.pizza');
  });

  it('that is none is a name as anybody may make one up, of which nothing becomes a link', () => {
    expect(mailDomain('pay at https://evil.example/now')).toBe('pay at https: evil. example/now');
  });
});
