// Prints the addresses and sign-ins of a running stack.

import { type TestCard, testCards } from '../../sandbox/card-gateway/test-cards.ts';
import { bold, note, say } from '../console.ts';
import type { SeedSummary } from '../seed/seed.ts';
import {
  cardGatewayUrl,
  domainsUrl,
  googleUrl,
  mailboxUrl,
  providersUrl,
  pushUrl,
  type Stack,
  textsUrl,
} from './stack.ts';

function table(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    say(
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
    );
}

/** What a guest may type at a checkout. */
function cardsToTry(): string {
  const [good] = testCards;
  const bad = testCards.find(({ trigger }) => trigger && 'decline' in trigger);
  const written = (card: TestCard | undefined) => card?.number.replace(/\d{4}(?=\d)/g, '$& ');
  return `to pay, type ${written(good)}, or ${written(bad)}, which is declined; with a date to come, 123, and 10012`;
}

export function printAddresses(stack: Stack, { sites, signIns }: SeedSummary): void {
  const { site, admin, embed } = stack.urls;
  const { port } = new URL(site);
  say(`\n${bold('Restaurants')}`);
  table(
    sites.map(({ name, slug, domain, takesCards }) => [
      name,
      takesCards ? 'takes cards' : 'takes no cards',
      `${site}/${slug}`,
      domain ? `http://${domain}:${port}` : '',
    ]),
  );
  say(`\n${bold('Back office')}`);
  say(`  ${admin}`);
  table(signIns.map(({ email, password, role }) => [email, password, role]));
  say(`\n${bold('Mailbox, text messages, notifications, sign-ins, cards, listings and domains')}`);
  say(`  ${mailboxUrl(stack)}  every mail that is sent lands here`);
  say(`  ${textsUrl(stack)}  every text, where a restaurant offers them`);
  say(
    `  ${pushUrl(stack)}  every notification to a device of the tests; browsers have services of their own`,
  );
  say(`  ${providersUrl(stack)}  guests sign in here as with Google and Apple, as anybody`);
  say(`  ${cardGatewayUrl(stack)}  cards are charged here; it lists cards for tests, and settles`);
  say(`    ${cardsToTry()}`);
  say(`  ${googleUrl(stack)}  listings, their reviews and places are here, as at Google`);
  say(
    `  ${domainsUrl(stack)}  restaurants' domains are here: their DNS records, who serves them, certificates`,
  );
  const [first] = sites;
  if (first) {
    say(`\n${bold('Featured items, to embed')}`);
    say(`  ${embed}/${first.slug}`);
  }
  say();
  note('Ctrl-C ends everything.');
}
