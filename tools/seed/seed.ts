// Loads the demo data into a running stack: pictures, documents, accounts. Idempotent.
import { downloadUrl } from '@bite/shared/media/storage-url';
import type { RestaurantRef } from '@bite/shared/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { toDocument } from '../../functions/src/adapters/firestore/documents.ts';
import { countNow } from '../../functions/src/composition/counts.ts';
import { buildNow } from '../../functions/src/composition/storefronts.ts';
import type { Stack } from '../stack/stack.ts';
import { demoDocuments, picturesOf, placedRestaurants } from './demo-data.ts';
import { type EmulatorClients, emulatorClients } from './emulator-clients.ts';
import { inParallel } from './in-parallel.ts';
import { storeListingTokens } from './listing-connections.ts';
import { storeGatewayLogins } from './payment-setups.ts';
import { demoPassword, demoUsers } from './people.ts';
import {
  checkedPicture,
  imageReferenceOf,
  type PictureFolder,
  type SeedPicture,
  storedFiles,
} from './picture-storage.ts';
import type { Look } from './pictures/look.ts';
import { isCached, pictureOf } from './pictures/picture-cache.ts';
import type { SeedDocument } from './seed-document.ts';
import { seedUsers } from './seed-users.ts';
import { iconsOf } from './site-icons.ts';
import { withoutTriggers } from './without-triggers.ts';

export interface SeedSummary {
  readonly sites: readonly {
    readonly name: string;
    readonly slug: string;
    readonly domain?: string;
    readonly takesCards: boolean;
    readonly guid: string;
    readonly tenantGuid: string;
  }[];
  readonly signIns: readonly {
    readonly email: string;
    readonly password: string;
    readonly role: string;
    readonly name: string;
  }[];
}

type Report = (line: string) => void;

interface PlacedPicture {
  at: RestaurantRef;
  look: Look;
  folder: PictureFolder;
}

/** `few`: one picture for all dishes, one for all heroes, one for all logos and icons. Rendered in seconds. */
export type Pictures = 'all' | 'few';

/** Throws before anything is written if a document does not match its schema. */
export async function seed(stack: Stack, report: Report, wanted: Pictures = 'all'): Promise<SeedSummary> {
  const clients = emulatorClients(stack);
  const shown = wanted === 'few' ? standIn : (look: Look) => look;
  const placed = placedPictures(shown);
  try {
    const pictures = await composePictures(placed, report);
    const documents = demoDocuments(new Date().toISOString(), (at, look, folder) =>
      imageReferenceOf(at, shown(look), folder, composed(pictures, shown(look)), (path) =>
        downloadUrl(clients.bucket.name, path, `http://${clients.storageHost}`),
      ),
    );
    await seedUsers(clients.auth, demoUsers);
    await withoutTriggers(stack, async () => {
      const uploaded = await uploadPictures(clients, placed, pictures, report);
      await writeDocuments(clients.firestore, [...documents, ...uploaded]);
      await storeGatewayLogins(clients.firestore, placedRestaurants);
      await storeListingTokens(clients.firestore, placedRestaurants);
    });
    report(`${documents.length} documents and ${demoUsers.length} accounts written`);
    for (const { at } of placedRestaurants) await buildNow(clients.firestore, at);
    report(`${placedRestaurants.length} public menus built`);
    for (const place of countedPlaces()) await countNow(clients.firestore, place);
    return summary();
  } finally {
    await clients.close();
  }
}

/** Each restaurant, and each tenant as a whole. */
const countedPlaces = () => [
  ...placedRestaurants.map(({ at }) => at),
  ...[...new Set(placedRestaurants.map(({ at }) => at.tenantId))].map((tenantId) => ({ tenantId })),
];

/** Every picture of every restaurant, once. */
const placedPictures = (shown: (look: Look) => Look): PlacedPicture[] =>
  placedRestaurants.flatMap(({ demo, at }) => {
    const pictures = picturesOf(demo).map(({ look, folder }) => ({ at, look: shown(look), folder }));
    return [
      ...new Map(pictures.map((picture) => [`${picture.folder}/${picture.look.name}`, picture])).values(),
    ];
  });

const shapeOf = ({ recipe: { kind } }: Look): string => (kind === 'mark' || kind === 'hero' ? kind : 'dish');
const standIns = new Map<string, Look>();

/** The first picture with the same format. */
function standIn(look: Look): Look {
  const shape = shapeOf(look);
  const first = standIns.get(shape) ?? look;
  standIns.set(shape, first);
  return first;
}

/** Only reads the cache on a machine that has rendered them before. */
async function composePictures(
  placed: readonly PlacedPicture[],
  report: Report,
): Promise<Map<Look, SeedPicture>> {
  const looks = [...new Set(placed.map(({ look }) => look))];
  const pictures = new Map<Look, SeedPicture>();
  const missing = looks.filter(({ recipe }) => !isCached(recipe)).length;
  if (missing > 0) report(`drawing ${missing} pictures (this once${missing > 50 ? ', about a minute' : ''})`);
  let drawn = 0;
  await inParallel(looks.sort(byGround), 3, async (look) => {
    const isNew = !isCached(look.recipe);
    const picture = await pictureOf(look.recipe);
    const isMark = look.recipe.kind === 'mark';
    pictures.set(look, isMark ? { ...picture, icons: await iconsOf(picture) } : picture);
    if (isNew && ++drawn % 50 === 0) report(`${drawn} of ${missing} pictures`);
  });
  return pictures;
}

/** Sorted by background, so that each background is drawn once. */
const byGround = (one: Look, other: Look): number => groundOf(one).localeCompare(groundOf(other));
const groundOf = ({ recipe }: Look): string => ('ground' in recipe ? JSON.stringify(recipe.ground) : '');

function composed(pictures: ReadonlyMap<Look, SeedPicture>, look: Look): SeedPicture {
  const picture = pictures.get(look);
  if (!picture) throw new Error(`Demo data: the picture "${look.name}" was not composed`);
  return picture;
}

const UPLOADS_AT_ONCE = 12;

async function uploadPictures(
  { bucket }: EmulatorClients,
  placed: readonly PlacedPicture[],
  pictures: ReadonlyMap<Look, SeedPicture>,
  report: Report,
): Promise<SeedDocument[]> {
  const files = placed.flatMap(({ at, look, folder }) =>
    storedFiles(at, look, folder, composed(pictures, look)),
  );
  const documents: SeedDocument[] = [];
  await inParallel(files, UPLOADS_AT_ONCE, async ({ path, file, contentType, picture }) => {
    const [stored] = await bucket.upload(file, {
      destination: path,
      resumable: false,
      validation: false,
      metadata: { contentType, cacheControl: 'public, max-age=31536000, immutable' },
    });
    const { generation, timeCreated = '' } = stored.metadata;
    if (picture) documents.push(checkedPicture(path, picture, String(generation), timeCreated));
  });
  report(`${pictures.size} pictures stored in ${files.length} sizes`);
  return documents;
}

async function writeDocuments(db: Firestore, documents: readonly SeedDocument[]): Promise<void> {
  const writer = db.bulkWriter();
  const writes = documents.map(({ path, value, schema }) =>
    writer.set(db.doc(path), toDocument(value, schema)),
  );
  await writer.close();
  await Promise.all(writes);
}

function summary(): SeedSummary {
  return {
    sites: placedRestaurants.map(({ demo, guid, tenantGuid }) => ({
      name: demo.name,
      slug: demo.slug,
      ...(demo.domain && { domain: demo.domain }),
      takesCards: demo.payments !== undefined,
      guid,
      tenantGuid,
    })),
    signIns: demoUsers.map(({ email, role, firstName, lastName }) => ({
      email,
      password: demoPassword,
      role,
      name: `${firstName} ${lastName}`,
    })),
  };
}
