// Who may do what with which file: written by hand from the table of roles, for every actor, folder and operation.
import { type RestaurantRef, storageFolders, storagePaths } from '@bite/shared/paths';
import { type Actor, type ActorName, actorNamed, actors, sessionsOfOld } from './actors.ts';
import type { SessionClaim } from './firestore-client.ts';
import { type PlaceName, placeNames, places, tooLongId } from './places.ts';
import { type File, type StorageClient, type StorageOperation, storageOperations } from './storage-client.ts';

export interface StorageCheck {
  readonly who: string;
  readonly uid: string | undefined;
  readonly about: 'restaurant' | 'site-config' | 'elsewhere';
  readonly does: StorageOperation;
  readonly path: string;
  readonly file: File;
  readonly allowed: boolean;
  /** The token's session claim; a live session by default, none if null. */
  readonly session?: SessionClaim | null;
}

const MEGABYTE = 1024 * 1024;
const jpeg: File = { type: 'image/jpeg', size: 3 };
const AT_ONCE = 6;

const siteAdministrators: readonly ActorName[] = [
  'a site administrator',
  'a site administrator by role',
  'the site owner',
];
const managers: readonly ActorName[] = [
  ...siteAdministrators,
  'a manager',
  'an admin',
  'the owner',
  'a viewer who owns the place',
];

/** Who may upload pictures where; everybody else can only read them. */
const writers: Readonly<Record<PlaceName, readonly ActorName[]>> = {
  pizzeria: managers,
  'its sister restaurant': managers,
  'a restaurant of another tenant': [...siteAdministrators, "another tenant's owner"],
  'a restaurant of a suspended tenant': [],
  'a restaurant of an inactive tenant': [],
};

const forEveryone: readonly StorageOperation[] = ['read', 'read the metadata'];
const forWriters = storageOperations.filter((operation) => operation !== 'list');

const PICTURE = 'margherita.jpg';

/** All files that the checks use. */
export const storedFiles: ReadonlySet<string> = new Set([
  ...placeNames.flatMap((place) => folders(places[place]).map((folder) => `${folder}/${PICTURE}`)),
  ...storageFolders.siteConfig.map((folder) => `${storagePaths.siteConfigFolder(folder)}/${PICTURE}`),
  ...[...folders(places.pizzeria), ...storageFolders.siteConfig.map(storagePaths.siteConfigFolder)].map(
    copyIn,
  ),
]);

/** A copy of the picture that the server has made. */
function copyIn(folder: string): string {
  return `${folder}/${PICTURE}/320.webp`;
}

function folders(at: RestaurantRef): string[] {
  return storageFolders.restaurant.map((folder) => storagePaths.restaurantFolder(at, folder));
}

const everything: readonly StorageOperation[] = storageOperations;
const changes: readonly StorageOperation[] = ['create', 'delete'];

function checksIn(
  { name: who, uid }: Actor,
  about: StorageCheck['about'],
  folder: string,
  allowed: readonly StorageOperation[],
  operations = everything,
): StorageCheck[] {
  const pathOf: Partial<Record<StorageOperation, string>> = {
    list: folder,
    create: `${folder}/new-by-${uid ?? 'nobody'}.jpg`,
  };
  return operations.map((does) => ({
    who,
    uid,
    about,
    does,
    path: pathOf[does] ?? `${folder}/${PICTURE}`,
    file: jpeg,
    allowed: allowed.includes(does),
  }));
}

/** All operations in the pizzeria's first folder, creation in its other folders; elsewhere whatever differs. */
export function placeChecks(actor: Actor, place: PlaceName): StorageCheck[] {
  const allowed = writers[place].includes(actor.name) ? forWriters : forEveryone;
  const [first, ...others] = folders(places[place]);
  const checks = checksIn(
    actor,
    'restaurant',
    String(first),
    allowed,
    place === 'pizzeria' ? everything : changes,
  );
  if (place !== 'pizzeria') return checks;
  return [
    ...checks,
    ...others.flatMap((folder) => checksIn(actor, 'restaurant', folder, allowed, ['create'])),
  ];
}

/** All operations in the first of these folders, and creation in the others. */
export function siteConfigChecks(actor: Actor): StorageCheck[] {
  const allowed = siteAdministrators.includes(actor.name) ? forWriters : forEveryone;
  return storageFolders.siteConfig.flatMap((folder, index) => {
    const operations = index === 0 ? everything : (['create'] as const);
    return checksIn(actor, 'site-config', storagePaths.siteConfigFolder(folder), allowed, operations);
  });
}

const items = storagePaths.restaurantFolder(places.pizzeria, 'items');
const config = storagePaths.siteConfigFolder('hero');
const restaurant = items.replace(/\/items$/, '');

/** Paths without files, for everyone. */
const nowhere = [
  'plate.jpg',
  'private/plate.jpg',
  'site-config/plate.jpg',
  'tenants/plate.jpg',
  `tenants/${places.pizzeria.tenantId}/plate.jpg`,
  `tenants/${places.pizzeria.tenantId}/exports/orders.csv`,
  `${restaurant}/orders.csv`,
];

/** Paths that look like pictures' and that nobody may write. */
const closedFolders = [
  `${restaurant}/exports/plate.jpg`,
  `${restaurant}/Items/plate.jpg`,
  `${items}/deeper/plate.jpg`,
  `tenants/${places.pizzeria.tenantId}/restaurants/luigis/items/plate.jpg`,
  // A restaurant that does not exist, and one of another tenant.
  `tenants/${places.pizzeria.tenantId}/restaurants/20999999/items/plate.jpg`,
  `tenants/${places.pizzeria.tenantId}/restaurants/${places['a restaurant of another tenant'].restaurantId}/items/plate.jpg`,
  `tenants/${places.pizzeria.tenantId}/restaurants/${tooLongId}/items/plate.jpg`,
  // The number of an existing restaurant in another notation.
  `tenants/${places.pizzeria.tenantId}/restaurants/00${places.pizzeria.restaurantId}/items/plate.jpg`,
  'tenants/10999999/restaurants/20900001/items/plate.jpg',
  'site-config/other/plate.jpg',
  `${config}/deeper/plate.jpg`,
];

const safeNames = ['a.jpg', 'margherita_320.webp', 'A-1', `${'a'.repeat(196)}.jpg`];
const unsafeNames = [
  '.hidden',
  '-rf',
  'a b.jpg',
  'crème.jpg',
  'a\nb.jpg',
  'a%2fb.jpg',
  'a\\b.jpg',
  'a"b.jpg',
  '<b>.jpg',
  `${'a'.repeat(197)}.jpg`,
];

const shownTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const otherTypes = [
  'image/svg+xml',
  'image/heic',
  'image/tiff',
  'text/html',
  'application/javascript',
  'application/octet-stream',
  'IMAGE/JPEG',
  'image/jpeg; charset=utf-8',
  'image/',
];

const savedAs = ['attachment', 'attachment; filename="plate.jpg"'];
const shownAs = [null, 'inline', 'inline; filename="attachment"', 'attachments', 'x; attachment'];

function tried(
  actor: ActorName,
  about: StorageCheck['about'],
  does: StorageOperation,
  path: string,
  allowed: boolean,
  file: File = jpeg,
): StorageCheck {
  const { name: who, uid } = actorNamed(actor);
  return { who, uid, about, does, path, file, allowed };
}

const byPeople: readonly StorageOperation[] = ['create', 'replace', 'change the metadata', 'delete'];

/** By the actors with the most permissions: nobody replaces a copy or adds files next to it. */
export const copyChecks = (): StorageCheck[] =>
  (
    [
      ['the owner', 'restaurant', folders(places.pizzeria)],
      ['a site administrator', 'restaurant', folders(places.pizzeria)],
      ['a site administrator', 'site-config', storageFolders.siteConfig.map(storagePaths.siteConfigFolder)],
    ] as const
  ).flatMap(([who, about, all]) =>
    all.flatMap((folder) => [
      ...forEveryone.map((does) => tried(who, about, does, copyIn(folder), true)),
      ...byPeople.map((does) => tried(who, about, does, copyIn(folder), false)),
      tried(who, about, 'create', `${folder}/${PICTURE}/480.webp`, false),
    ]),
  );

/** By the actors with the most permissions: outside the folders they may not write either. */
export const elsewhereChecks = (): StorageCheck[] =>
  (['nobody in particular', 'the owner', 'a site administrator'] as const).flatMap((who) => [
    // Listing below a picture's name is refused as well.
    ...[items, config].map((folder) =>
      tried(who, folder === config ? 'site-config' : 'restaurant', 'list', `${folder}/${PICTURE}`, false),
    ),
    ...nowhere.flatMap((path) => storageOperations.map((does) => tried(who, 'elsewhere', does, path, false))),
    ...closedFolders.flatMap((path) => {
      const about = path.startsWith('site-config') ? 'site-config' : 'restaurant';
      return [
        ...forEveryone.map((does) => tried(who, about, does, path, true)),
        ...changes.map((does) => tried(who, about, does, path, false)),
      ];
    }),
  ]);

/** The names, types and sizes that an actor with permission may upload. */
export const fileChecks = (): StorageCheck[] =>
  (
    [
      ['a manager', 'restaurant', items],
      ['a site administrator', 'site-config', config],
    ] as const
  ).flatMap(([who, about, folder]) => [
    ...safeNames.flatMap((name) => changes.map((does) => tried(who, about, does, `${folder}/${name}`, true))),
    ...unsafeNames.flatMap((name) =>
      changes.map((does) => tried(who, about, does, `${folder}/${name}`, false)),
    ),
    ...shownTypes.map((type) => tried(who, about, 'create', `${folder}/t.jpg`, true, { type, size: 1 })),
    ...otherTypes.flatMap((type) => [
      tried(who, about, 'create', `${folder}/t.jpg`, false, { type, size: 1 }),
      tried(who, about, 'change the metadata', `${folder}/${PICTURE}`, false, { type, size: 1 }),
    ]),
    ...savedAs.map((disposition) =>
      tried(who, about, 'create', `${folder}/t.jpg`, true, { type: 'image/png', size: 1, disposition }),
    ),
    ...shownAs.flatMap((disposition) => [
      tried(who, about, 'create', `${folder}/t.jpg`, false, { type: 'image/png', size: 1, disposition }),
      tried(who, about, 'change the metadata', `${folder}/${PICTURE}`, false, {
        type: 'image/png',
        size: 1,
        disposition,
      }),
    ]),
    tried(who, about, 'create', `${folder}/t.jpg`, false, { size: 1 }),
    tried(who, about, 'create', `${folder}/t.jpg`, false, { type: 'image/png', size: 0 }),
    tried(who, about, 'create', `${folder}/t.jpg`, true, { type: 'image/png', size: 10 * MEGABYTE }),
    tried(who, about, 'create', `${folder}/t.jpg`, false, { type: 'image/png', size: 10 * MEGABYTE + 1 }),
  ]);

/** What a token's session allows to write. */
export const sessionChecks = (): StorageCheck[] =>
  (
    [
      ['the owner', 'restaurant', items],
      ['a site administrator', 'site-config', config],
    ] as const
  ).flatMap(([who, about, folder]) =>
    Object.values(sessionsOfOld).flatMap(([session, allowed]) =>
      changes.map((does) => ({ ...tried(who, about, does, `${folder}/s.jpg`, allowed), session })),
    ),
  );

export const allStorageChecks = (): StorageCheck[] => [
  ...copyChecks(),
  ...sessionChecks(),
  ...fileChecks(),
  ...actors.flatMap((actor) => [
    ...placeNames.flatMap((place) => placeChecks(actor, place)),
    ...siteConfigChecks(actor),
  ]),
  ...elsewhereChecks(),
];

async function undo(client: StorageClient, { does, path }: StorageCheck): Promise<void> {
  if (forEveryone.includes(does) || does === 'list') return;
  await (storedFiles.has(path) ? client.store(path, jpeg) : client.remove(path));
}

async function ask(client: StorageClient, check: StorageCheck): Promise<string[]> {
  const { who, uid, does, path, file, session } = check;
  const allowed = await client.isAllowed(uid, does, path, file, session);
  if (allowed) await undo(client, check);
  if (allowed === check.allowed) return [];
  const what = `${file.type ?? 'no type'}, ${file.size} bytes, ${file.disposition ?? 'no disposition'}`;
  return [`${who}: ${does} ${path} (${what}) should be ${check.allowed ? 'allowed' : 'refused'}`];
}

/** The wrong answers of the rules, in words. Undoes every write that succeeded. */
export async function wrongStorageAnswers(
  client: StorageClient,
  checks: readonly StorageCheck[],
): Promise<string[]> {
  const wrong: string[] = [];
  const waiting = checks.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const check of waiting) wrong.push(...(await ask(client, check)));
    }),
  );
  return wrong;
}
