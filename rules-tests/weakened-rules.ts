// Weakens the rules one spot at a time and runs the suites' checks until one fails: if none does, a mistake in the rules
// would go unnoticed. Run by `npm run mutation -- rules`, on its own emulators.
import { siteRoles, tenantRoles } from '@bite/shared/identity/role-names';
import { kitchenStates } from '@bite/shared/ordering/transitions';
import { collections, storageFolders } from '@bite/shared/paths';
import { done, failed, say } from '../tools/console.ts';
import { type Mutant, weakenRules } from '../tools/rules-mutation/weaken-rules.ts';
import { actors } from './actors.ts';
import { type Check, wrongAnswers } from './check.ts';
import { kitchenChecks } from './kitchen-checks.ts';
import {
  boundChecks,
  groupChecks,
  listedKinds,
  matrix,
  ownRecordChecks,
  sessionChecks,
  strangersAndStaff,
  strayChecks,
} from './matrix-checks.ts';
import { places } from './places.ts';
import { allStorageChecks, type StorageCheck, wrongStorageAnswers } from './storage-checks.ts';
import { startStorageWorld } from './storage-world.ts';
import { type Kind, kinds, locations, rulesText, startClient } from './world.ts';

const vocabulary = {
  words: [
    tenantRoles,
    siteRoles,
    ['siteAdmin', 'support', 'viewer', ...tenantRoles, 'none'],
    kitchenStates,
    ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml', 'text/html'],
    [...storageFolders.restaurant, 'exports'],
    [...storageFolders.siteConfig, 'other'],
  ],
};

const AT_ONCE = 48;

/** 'tenants/restaurants/orders' for tenants/1/restaurants/2/orders/3. */
const pathOf = (kind: Kind): string =>
  locations[kind](places.pizzeria)
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');

/** Additional rules: each collection open to collection group queries, and each closed collection open. */
function openedDoors(source: string): Mutant[] {
  const doors = /\n {2}\}\n\}\s*$/;
  const withDoor = (kind: Kind, match: string, allow: string): Mutant => ({
    title: `match ${match} { ${allow} }`,
    rules: source.replace(doors, `\n    match ${match} { ${allow} }$&`),
    paths: [pathOf(kind)],
  });
  return kinds.flatMap((kind) => {
    const home = locations[kind](places.pizzeria).replace(/\/[^/]+$/, '');
    const isNamed = source.includes(`match /${collections[kind]}/`);
    const across = `/{path=**}/${collections[kind]}/{id}`;
    return [
      withDoor(kind, across, 'allow list: if request.query.limit <= 200;'),
      ...(isNamed ? [] : [withDoor(kind, `/${home}/{id}`, 'allow get: if request.auth != null;')]),
      ...(isNamed ? [] : [withDoor(kind, `/${home}/{id}`, 'allow write: if request.auth != null;')]),
    ];
  });
}

/** Runs the checks in portions until one fails. */
async function isNoticed<One>(
  checks: readonly One[],
  wrong: (portion: readonly One[]) => Promise<string[]>,
): Promise<boolean> {
  for (let start = 0; start < checks.length; start += AT_ONCE)
    if ((await wrong(checks.slice(start, start + AT_ONCE))).length > 0) return true;
  return false;
}

interface Subject<One extends { allowed: boolean }> {
  readonly name: string;
  readonly mutants: readonly Mutant[];
  readonly checks: readonly One[];
  readonly pathOf: (check: One) => string;
  readonly load: (rules: string) => Promise<void>;
  readonly wrong: (portion: readonly One[]) => Promise<string[]>;
}

/** A weakened rule only allows more, so only checks that expect a refusal are run. Prints and counts the survivors. */
async function survivorsOf<One extends { allowed: boolean }>(subject: Subject<One>): Promise<number> {
  const { name, mutants, checks, load, wrong } = subject;
  const started = performance.now();
  const atFirst = await wrong(checks);
  if (atFirst.length > 0) throw new Error(`${name} are wrong as they are: ${atFirst[0]}`);
  let survivors = 0;
  for (const { title, rules, paths } of mutants) {
    await load(rules);
    const touched = checks.filter((check) => !check.allowed && paths.includes(subject.pathOf(check)));
    if (await isNoticed(touched, wrong)) continue;
    survivors += 1;
    say(`    survived: ${title} (${touched.length} questions asked)`);
  }
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const verdict = `${name}: ${mutants.length - survivors} of ${mutants.length} weakened rulesets noticed`;
  (survivors === 0 ? done : failed)(`${verdict}, by ${checks.length} questions (${minutes} min)`);
  return survivors;
}

async function firestoreSurvivors(): Promise<number> {
  const client = await startClient();
  const source = rulesText('firestore.rules');
  const checks: Check[] = [
    ...listedKinds.flatMap(boundChecks),
    ...kitchenChecks(),
    ...sessionChecks(),
    ...actors.flatMap(ownRecordChecks),
    ...matrix(),
    ...actors.flatMap((actor) => groupChecks(actor, true)),
    ...strangersAndStaff.flatMap(strayChecks),
  ];
  return survivorsOf({
    name: 'firestore.rules',
    mutants: [...weakenRules(source, vocabulary), ...openedDoors(source)],
    checks,
    pathOf: ({ about }) => pathOf(about),
    load: (rules) => client.load(rules),
    wrong: (portion) => wrongAnswers(client, portion),
  });
}

async function storageSurvivors(): Promise<number> {
  const world = await startStorageWorld();
  try {
    return await survivorsOf<StorageCheck>({
      name: 'storage.rules',
      mutants: weakenRules(rulesText('storage.rules'), vocabulary),
      checks: allStorageChecks(),
      pathOf: ({ about }) => (about === 'restaurant' ? 'tenants/restaurants' : about),
      load: (rules) => world.client.load(rules),
      wrong: (portion) => wrongStorageAnswers(world.client, portion),
    });
  } finally {
    await world.end();
  }
}

const rulesets = { firestore: firestoreSurvivors, storage: storageSurvivors };
const named = process.argv.slice(2);
let survivors = 0;
for (const [name, count] of Object.entries(rulesets))
  if (named.length === 0 || named.includes(name)) survivors += await count();
process.exitCode = survivors > 0 ? 1 : 0;
