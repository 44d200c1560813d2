// Mails about domains that the platform registers: what became of a purchase, and that one ends.
import type { DomainPurchase, PurchaseKind } from '@bite/shared/domains/domain-purchase.schema';
import { formatMoney } from '@bite/shared/kernel/money-format';
import type { Mail } from '../ports/mailer.ts';
import { mailDomain } from './mail-domain.ts';
import { composeMail } from './mail-text.ts';

const done: Readonly<Record<PurchaseKind, string>> = {
  buy: 'is bought',
  transfer: 'is transferred',
  renew: 'is renewed',
};
const failed: Readonly<Record<PurchaseKind, string>> = {
  buy: 'was not bought',
  transfer: 'was not transferred',
  renew: 'was not renewed',
};

const screenOf = (adminOrigin: string, name: string): string =>
  `${adminOrigin}/platform/registered-domains/${encodeURIComponent(name)}`;

/** Names a mail, so that one that is sent again is shown once. It has no dots. */
const mailId = (...parts: readonly (string | number)[]): string =>
  ['domain', ...parts].join('-').replaceAll('.', '-');

export function domainPurchaseMail({
  to,
  purchase,
  adminOrigin,
}: {
  to: string;
  purchase: DomainPurchase;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}): Mail {
  const { purchaseId, attempt, what, name, state, price, years, problem } = purchase;
  const domain = mailDomain(name);
  const isDone = state === 'done';
  const sum = formatMoney(price, 'USD', 'en-US');
  const time = years === 1 ? 'one year' : `${years} years`;
  const mail = composeMail({
    to,
    subject: `${domain} ${isDone ? done[what] : failed[what]}`,
    paragraphs: isDone
      ? [`The registrar has carried out the order: ${sum} for ${time}.`]
      : [`The order of ${domain} for ${sum} has failed.`, problem ?? 'The registrar does not say why.'],
    action: isDone
      ? { label: 'See the domain', url: screenOf(adminOrigin, name) }
      : { label: 'See the orders', url: `${adminOrigin}/platform/registered-domains` },
    notes: ['You get this mail because you have ordered it.'],
  });
  return { ...mail, id: mailId('purchase', purchaseId, attempt) };
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function domainExpiryMail({
  to,
  name,
  days,
  expiresAt,
  adminOrigin,
}: {
  to: string;
  name: string;
  /** Until it ends; 0 once it has. */
  days: number;
  /** Milliseconds. */
  expiresAt: number;
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
}): Mail {
  const domain = mailDomain(name);
  const left = days === 1 ? 'in a day' : `in ${days} days`;
  const mail = composeMail({
    to,
    subject: days === 0 ? `${domain} has ended` : `${domain} ends ${left}`,
    paragraphs: [
      `The registration of ${domain} ends on ${dayFormat.format(expiresAt)}, and it does not renew itself.`,
      'After that, sites and mail at this address stop working, and somebody else may buy it.',
    ],
    action: { label: 'Renew it', url: screenOf(adminOrigin, name) },
    notes: [
      'You are warned 30, 14, 7 and 1 days before, because you are a site administrator.',
      'A domain that is to end needs nothing. One that renews itself is not warned of.',
    ],
  });
  return { ...mail, id: mailId('expiry', name, expiresAt, days) };
}
