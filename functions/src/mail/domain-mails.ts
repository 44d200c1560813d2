// Mails to those who look after a restaurant's domains.

import type { DomainNews } from '@bite/shared/domains/domain-check.schema';
import { shownAddress } from '@bite/shared/domains/shown-domain';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Mail } from '../ports/mailer.ts';
import { mailDomain } from './mail-domain.ts';
import { composeMail } from './mail-text.ts';
import { safeName } from './safe-name.ts';

export interface DomainMail {
  to: string;
  news: DomainNews;
  restaurantName: string;
  domain: string;
  place: RestaurantRef;
  mappingGuid: string;
  /** What is wrong and what to do, from shared/src/domains/domain-advice.ts; a sentence or more each. */
  facts: readonly string[];
  /** 'https://admin.bite.example', without a trailing slash. */
  adminOrigin: string;
  /** Names this mail, so that one that is sent again is shown once. */
  id: string;
}

interface Words {
  subject: (domain: string, name: string) => string;
  before: (domain: string, name: string) => string;
  /** Below the facts. */
  after?: string;
  label: string;
}

const words: Readonly<Record<DomainNews, Words>> = {
  live: {
    subject: (domain) => `${domain} is live`,
    before: (domain, name) =>
      `Guests now reach the website of ${name} at ${domain}, with a secure connection.`,
    after:
      'To have links and search engines use it, make it the primary address. Keep the DNS records as they are.',
    label: 'Open the domain',
  },
  stuck: {
    subject: (domain) => `The set-up of ${domain} does not get on`,
    before: (domain, name) => `${domain} does not lead to the website of ${name} yet.`,
    label: 'See the records',
  },
  unhealthy: {
    subject: (domain) => `${domain} does not open`,
    before: (domain, name) =>
      `We opened ${domain} twice, as a guest of ${name} would, and it did not show the website. Links and search engines get your other address until it does again.`,
    label: 'See what is wrong',
  },
  healed: {
    subject: (domain) => `${domain} opens again`,
    before: (domain, name) => `${domain} shows the website of ${name} again. You need not do anything.`,
    label: 'Open the domain',
  },
  certificateExpiring: {
    subject: (domain) => `The certificate of ${domain} ends soon`,
    before: (domain, name) =>
      `The certificate of ${domain} should have been renewed by itself and was not. Once it has ended, browsers warn the guests of ${name}.`,
    label: 'See the records',
  },
};

export function domainMail(mail: DomainMail): Mail {
  const { to, news, place, mappingGuid, facts, adminOrigin, id } = mail;
  const domain = mailDomain(mail.domain);
  const name = safeName(mail.restaurantName);
  const { subject, before, after, label } = words[news];
  return {
    ...composeMail({
      to,
      subject: subject(domain, name),
      paragraphs: [before(domain, name), ...facts, ...(after === undefined ? [] : [after])],
      action: {
        label,
        url: `${adminOrigin}/t/${place.tenantId}/r/${place.restaurantId}/domains/${mappingGuid}`,
      },
      notes: ['You get this mail because you look after this restaurant’s domains.'],
    }),
    id,
  };
}

export interface DomainTakenOverMail
  extends Pick<DomainMail, 'to' | 'domain' | 'place' | 'restaurantName' | 'adminOrigin' | 'id'> {
  /** The names of who has it now. */
  receiver: { restaurant: string; business: string };
  /** ISO instant. */
  at: string;
  /** Where the website is still reached, as URLs; possibly none. */
  addresses: readonly string[];
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export function domainTakenOverMail(mail: DomainTakenOverMail): Mail {
  const { to, place, receiver, at, adminOrigin, id } = mail;
  const domain = mailDomain(mail.domain);
  const addresses = mail.addresses.map(shownAddress);
  const name = safeName(mail.restaurantName);
  const [restaurant, business] = [safeName(receiver.restaurant), safeName(receiver.business)];
  const moment = `${momentFormat.format(new Date(at))} UTC`;
  return {
    ...composeMail({
      to,
      subject: `${domain} was taken over by ${restaurant}`,
      paragraphs: [
        `On ${moment}, ${domain} went from ${name} to the restaurant ${restaurant} of the business ${business}. They entered a code that was made for it by your staff.`,
        `The domain no longer leads to the website of ${name}.`,
        ...(addresses.length === 0 ? [] : [`That website is reached at ${addresses.join(', ')}.`]),
      ],
      action: {
        label: 'See your addresses',
        url: `${adminOrigin}/t/${place.tenantId}/r/${place.restaurantId}/domains`,
      },
      notes: ['You get this mail because you look after this restaurant’s domains.'],
    }),
    id,
  };
}
