// Composes the strip of featured items with its adapters.
import { join } from 'node:path';
import { firestore } from '../adapters/firestore/database.ts';
import { firestoreStorefronts } from '../adapters/firestore/storefronts.ts';
import { embedPage } from '../adapters/website/embed-page.ts';
import type { PageHandler } from '../http/pages.ts';
import { embedHandler } from '../http/website/embed.ts';
import { log } from './logging.ts';
import { pictureOrigins } from './picture-origins.ts';

/** @param build The folder of the built functions, with the strip's page in embed/. */
export function composeEmbed(build: string): PageHandler {
  return embedHandler({
    storefronts: firestoreStorefronts(firestore()),
    shell: embedPage(join(build, 'embed')),
    imageOrigins: pictureOrigins(process.env),
    log,
  });
}
