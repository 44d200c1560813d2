// npm run bench [-- --only page,modules]: measures what docs/requirements.md promises, in counts and bytes. Times depend on the
// machine and only serve to compare two runs on it.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storeRestaurant } from '../functions/src/testing/store-restaurant.ts';
import { apiWeight } from './bench/api-weight.ts';
import { serveAsHosting } from './bench/as-hosting.ts';
import { countFirestore } from './bench/count-firestore.ts';
import { htmlWeight } from './bench/large-menu.ts';
import { limitCosts } from './bench/limit-costs.ts';
import { menuImports } from './bench/menu-imports.ts';
import { bundleBytes, measureModuleLoad } from './bench/module-load.ts';
import { measureOnPhone } from './bench/on-a-phone.ts';
import { orderRush } from './bench/order-rush.ts';
import { measurePageWeight } from './bench/page-weight.ts';
import { paidOrders } from './bench/paid-orders.ts';
import { comparePictureCopies } from './bench/picture-copies.ts';
import { liveReads, soldOutDelay } from './bench/sold-out.ts';
import { buildAll } from './build/build-all.ts';
import { FIRST_SCRIPT_LIMIT, firstScriptBytes } from './build/first-script.ts';
import { bold, command, SetupError, say, step } from './console.ts';
import { root } from './root.ts';
import { loadDemoData } from './stack/demo-data.ts';
import { stackEnvironment } from './stack/environment.ts';
import { stacks } from './stack/stack.ts';
import { checkStack, startStack } from './stack/start-stack.ts';

/** Goals for the menu page, in bytes, elements and milliseconds: what the limits of the first load do not cover. */
const goals = {
  images: 250_000,
  html: 40_000,
  elements: 2_500,
  painted: 1_500,
  paintedOfThousand: 1_650,
  shift: 0.1,
  answer: 100,
  /** Of what is loaded before the picture at the top is painted: what starts the page, and what its script imports. */
  scripts: 2,
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

function table(title: string, rows: readonly (readonly [string, string | number])[]): void {
  say(`\n${bold(title)}`);
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) say(`  ${name.padEnd(width)}  ${value}`);
}

/** '79.1 kB of 80.0 kB ✓' */
const within = (value: number, goal: number, write: (value: number) => string): string =>
  `${write(value)} of ${write(goal)} ${value <= goal ? '✓' : '✗ over the goal'}`;

/** Without the times, which another machine, or this one when it is busy, does not keep. */
async function reportPhone(title: string, url: string, painted: number): Promise<boolean> {
  const phone = await measureOnPhone(url);
  table(`${title} on a middling phone with a slow network (medians of 3 visits)`, [
    ['largest picture or text painted after', within(phone.paintedAfter, painted, seconds)],
    ['scripts loaded before that', within(phone.scripts, goals.scripts, String)],
    ['all that was loaded before that', kilobytes(phone.bytes)],
    ['shift of what stands there', within(phone.shift, goals.shift, (shift) => shift.toFixed(3))],
    [
      'slowest answer to a tap or a key',
      `${within(phone.slowest, goals.answer, (time) => `${time.toFixed(0)} ms`)} (${phone.slowestOf})`,
    ],
  ]);
  return phone.scripts <= goals.scripts && phone.shift <= goals.shift;
}

async function reportPage(): Promise<boolean> {
  const weight = await measurePageWeight(`${stacks.test.urls.site}/luigis-pizzeria`);
  const scriptBytes = firstScriptBytes();
  const checks = [scriptBytes <= FIRST_SCRIPT_LIMIT, weight.imageBytes <= goals.images];
  table('First load of the menu page (gzip -9, cold, 390 × 844)', [
    ['JavaScript that takes over the menu', within(scriptBytes, FIRST_SCRIPT_LIMIT, kilobytes)],
    ['JavaScript before the load event', kilobytes(weight.scriptBytes)],
    ['pictures before the load event', within(weight.imageBytes, goals.images, kilobytes)],
    ['HTML with the menu and its style sheet', kilobytes(weight.documentBytes)],
    ['other CSS', kilobytes(weight.styleBytes)],
    ['requests before the load event', `${weight.requests}, of them scripts ${weight.scripts}`],
    ['JavaScript fetched later, when idle', kilobytes(weight.laterScriptBytes)],
  ]);
  const { site } = stacks.test.urls;
  const served = await serveAsHosting({ site, api: site });
  checks.push(await reportPhone('The menu page', `${served.origin}/luigis-pizzeria`, goals.painted));
  served.close();
  return checks.every(Boolean);
}

async function reportSoldOut(): Promise<boolean> {
  const { delays, requests, seconds: spent } = await soldOutDelay(stacks.test);
  const at = (index: number): string => seconds(delays[index] ?? Number.NaN);
  table(`Sold out: from the tap of the staff to an open page, ${delays.length} times`, [
    ['median; worst', `${at(Math.floor(delays.length / 2))}; ${at(delays.length - 1)}`],
    [
      'questions of the page',
      `${requests} in ${spent.toFixed(0)} s: one every ${(spent / requests).toFixed(1)} s`,
    ],
  ]);
  return true;
}

/** In a separate project of the stack's Firestore, where no trigger listens. */
async function reportBackEnd(): Promise<boolean> {
  const { firestore } = await import('../functions/src/adapters/firestore/database.ts');
  const { composeApi } = await import('../functions/src/composition/api.ts');
  const { composeSite } = await import('../functions/src/composition/site.ts');
  const { listen } = await import('../functions/src/testing/listen.ts');
  const { silentLog } = await import('../functions/src/testing/silent-log.ts');
  const { take } = countFirestore();
  const db = firestore();
  const [small, large] = [await storeRestaurant(db, 1, 10), await storeRestaurant(db, 2, 1000)];
  const api = await listen(composeApi({ limits: {}, log: silentLog }));
  const site = await listen(composeSite(join(root, 'functions', 'lib')));
  const reads = async (url: string): Promise<string> => {
    take();
    const response = await fetch(url);
    const { length } = await response.text();
    return `${take().reads} documents read (HTTP ${response.status}, ${kilobytes(length)} uncompressed)`;
  };
  table('One cold view of a menu', [
    ['page with 10 items', await reads(`${site.origin}/${small.slug}`)],
    ['page with 1,000 items', await reads(`${site.origin}/${large.slug}`)],
    ['GET /storefront with 10 items', await reads(`${api.origin}/api/v1/storefront?slug=${small.slug}`)],
    ['GET /storefront with 1,000 items', await reads(`${api.origin}/api/v1/storefront?slug=${large.slug}`)],
  ]);
  const { bytes, elements } = await htmlWeight(`${site.origin}/${large.slug}`);
  table('The page of a menu with 1,000 items', [
    ['HTML with what it brings of the menu (gzip -9)', within(bytes, goals.html, kilobytes)],
    ['elements in it', within(elements, goals.elements, String)],
  ]);
  const served = await serveAsHosting({ site: site.origin, api: api.origin });
  const largeOnPhone = await reportPhone(
    'A menu with 1,000 items',
    `${served.origin}/${large.slug}`,
    goals.paintedOfThousand,
  );
  served.close();
  const live = await liveReads(api.origin, small.guid, take);
  table('What is sold out, asked by an open page', [
    ['documents read, the first time in 15 seconds', live.first],
    ['documents read, after that', live.next],
  ]);
  const rush = await orderRush(db, api.origin, small, 100, take);
  table('100 orders at once at one restaurant', [
    ['placed', rush.placed],
    [
      'stored, with distinct numbers',
      `${rush.stored}, ${rush.distinctNumbers} (${rush.lowestId} to ${rush.highestId})`,
    ],
    ['time for all; the slowest', `${seconds(rush.totalMilliseconds)}; ${seconds(rush.slowestMilliseconds)}`],
    ['documents read, written', `${rush.firestore.reads}, ${rush.firestore.writes}`],
    [
      'commits',
      `${rush.firestore.commits}: one an order, ${rush.firestore.commits - rush.placed} for all their numbers`,
    ],
  ]);
  table('One order, in documents and calls of the gateway', await paidOrders(db, small, take));
  const sizes = await Promise.all(
    [10_000, 40_000].map(async (items, index) => ({ ...(await storeRestaurant(db, 3 + index, 0)), items })),
  );
  table('Importing a menu from Square', await menuImports(sizes, take));
  table('What the limits cost, by calls from one address', await limitCosts(take));
  await Promise.all([api.close(), site.close()]);
  const isLight = bytes <= goals.html && elements <= goals.elements && largeOnPhone;
  return isLight && rush.placed === 100 && rush.distinctNumbers === 100;
}

async function reportApiWeight(): Promise<boolean> {
  const weight = await apiWeight();
  table('GET /health at 50 connections, compared with a bare Express app (medians of 20 rounds)', [
    ['requests a second', `${weight.throughput.toFixed(2)} of its (goal: 0.8 or more)`],
    ['99th percentile of the latency', `${weight.p99.toFixed(2)} times its (goal: 1.5 or less)`],
    ['processor time a request', `${weight.processor.toFixed(2)} times its`],
  ]);
  return true;
}

function reportModules(): boolean {
  const load = measureModuleLoad('api');
  table('Loading the api function', [
    ['time, median of 7 fresh processes', `${load.milliseconds.toFixed(0)} ms`],
    ['our own code in all functions', kilobytes(bundleBytes())],
    ['sharp', load.loadsSharp ? '✗ loaded' : 'not loaded ✓'],
  ]);
  return !load.loadsSharp;
}

async function reportPictures(): Promise<boolean> {
  table('Copies of a picture, compared with storage-resize-images', await comparePictureCopies());
  return true;
}

interface Part {
  /** Prints its tables. False if a promise is broken. */
  readonly report: () => boolean | Promise<boolean>;
  readonly needs: 'the stack' | 'a build' | 'nothing';
}

/** In their order. */
const parts: Readonly<Record<string, Part>> = {
  pictures: { report: reportPictures, needs: 'nothing' },
  page: { report: reportPage, needs: 'the stack' },
  'sold-out': { report: reportSoldOut, needs: 'the stack' },
  'back-end': { report: reportBackEnd, needs: 'the stack' },
  'api-weight': { report: reportApiWeight, needs: 'nothing' },
  modules: { report: reportModules, needs: 'a build' },
};

/** All parts unless some are named. Throws a SetupError for an unknown name. */
function chosenParts(): Part[] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const names = (values.only ?? []).flatMap((list) => list.split(','));
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new SetupError(`There is no part "${unknown}": name some of ${Object.keys(parts).join(', ')}.`);
  return Object.entries(parts).flatMap(([name, part]) =>
    names.length === 0 || names.includes(name) ? [part] : [],
  );
}

/** Whether all promises are kept. */
async function reportAll(chosen: readonly Part[]): Promise<boolean> {
  const verdicts: boolean[] = [];
  for (const { report } of chosen) verdicts.push(await report());
  return verdicts.every(Boolean);
}

/** The data of the measurements is in a project of its own, where no trigger listens. */
function setBenchProject(): void {
  const project = 'demo-bench';
  Object.assign(process.env, stackEnvironment(stacks.test), {
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
  });
}

async function reportOnStack(chosen: readonly Part[]): Promise<boolean> {
  await checkStack(stacks.test);
  const running = await step('Starting the emulators', () => startStack(stacks.test));
  try {
    await loadDemoData(running);
    setBenchProject();
    return await reportAll(chosen);
  } finally {
    await step('Stopping the emulators', () => running.stop());
  }
}

await command(async () => {
  const chosen = chosenParts();
  if (chosen.some(({ needs }) => needs !== 'nothing')) await buildAll();
  if (chosen.some(({ needs }) => needs === 'the stack')) return (await reportOnStack(chosen)) ? 0 : 1;
  setBenchProject();
  return (await reportAll(chosen)) ? 0 : 1;
});
