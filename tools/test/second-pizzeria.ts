// A second pizzeria beside the demo's: the same menu, hours and people, in a business of its own. Journeys at one of them can
// change the menu, pause it or sell out while others order at the other.
import { paths } from '@bite/shared/paths';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { SEARCH_FIELD } from '../../functions/src/collections/search.ts';
import { countNow } from '../../functions/src/composition/counts.ts';
import { buildNow } from '../../functions/src/composition/storefronts.ts';
import { step } from '../console.ts';
import { placedRestaurants } from '../seed/demo-data.ts';
import { guidOf } from '../seed/deterministic-guid.ts';
import { emulatorClients } from '../seed/emulator-clients.ts';
import { type DemoUser, demoUsers, uidOf } from '../seed/people.ts';
import { seedUsers } from '../seed/seed-users.ts';
import { withoutTriggers } from '../seed/without-triggers.ts';
import type { Stack } from '../stack/stack.ts';

const at = { tenantId: 18_777_777, restaurantId: 29_777_777 };
const slug = 'second-pizzeria';
export const secondPizzeria = { at, slug, guid: guidOf(`restaurant/${slug}`) };

/** counter@second.example.com, for counter@luigis.example.com. */
const emailThere = (email: string): string => email.replace('@luigis.', '@second.');

/** The records of a restaurant that the demo has, but for its counters: ids go on from the copied ones. */
const copied = ['tax_rates', 'modifier_groups', 'items', 'menu_groups', 'employees', 'counters'];

/** What stands for the first pizzeria, in documents and the keys of maps, and what for the second. */
function wordsOf(
  first: (typeof placedRestaurants)[number],
  people: readonly DemoUser[],
): Map<unknown, unknown> {
  const ids = [
    [first.at.tenantId, at.tenantId],
    [first.at.restaurantId, at.restaurantId],
  ] as const;
  return new Map<unknown, unknown>([
    ...ids,
    ...ids.map(([from, to]) => [String(from), String(to)] as const),
    [first.guid, secondPizzeria.guid],
    [first.tenantGuid, guidOf(`tenant/${slug}`)],
    [first.demo.slug, slug],
    [first.demo.name, 'Second Pizzeria'],
    ...people.flatMap(({ email }) => [
      [email, emailThere(email)] as const,
      [uidOf(email), uidOf(emailThere(email))] as const,
    ]),
  ]);
}

function translated(value: unknown, words: ReadonlyMap<unknown, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => translated(one, words));
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [words.get(key) ?? key, translated(one, words)]),
    );
  return words.get(value) ?? value;
}

/** After the demo data. Searches do not find its people and places, which have the names of the demo's. */
export async function openSecondPizzeria(stack: Stack): Promise<void> {
  const [first] = placedRestaurants;
  if (!first) throw new Error('The demo has no pizzeria');
  const people = demoUsers.filter(({ email }) => email.includes('@luigis.'));
  const { firestore, auth, close } = emulatorClients(stack);
  try {
    await step('Opening a second pizzeria', async () => {
      await seedUsers(
        auth,
        people.map((person) => ({ ...person, email: emailThere(person.email) })),
      );
      await withoutTriggers(stack, () => copy(firestore, first, wordsOf(first, people)));
      await buildNow(firestore, at);
      await countNow(firestore, at);
      await countNow(firestore, { tenantId: at.tenantId });
    });
  } finally {
    await close();
  }
}

async function copy(
  db: Firestore,
  first: (typeof placedRestaurants)[number],
  words: ReadonlyMap<unknown, unknown>,
): Promise<void> {
  const writer = db.bulkWriter();
  const put = async (from: DocumentReference, to: DocumentReference): Promise<void> => {
    const { [SEARCH_FIELD]: _found, ...data } = (await from.get()).data() ?? {};
    void writer.set(to, translated(data, words) as object);
  };
  const [here, there] = [db.doc(paths.restaurant(first.at)), db.doc(paths.restaurant(at))];
  await put(db.doc(paths.tenant(first.at.tenantId)), db.doc(paths.tenant(at.tenantId)));
  await put(here, there);
  for (const collection of copied)
    for (const record of await here.collection(collection).listDocuments())
      await put(record, there.collection(collection).doc(record.id));
  await put(db.doc(paths.storefrontLive(first.guid)), db.doc(paths.storefrontLive(secondPizzeria.guid)));
  for (const [from, to] of words)
    if (typeof from === 'string' && from.startsWith('demo-'))
      await put(db.doc(paths.user(from)), db.doc(paths.user(String(to))));
  await writer.close();
}
