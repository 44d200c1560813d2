import { optimizedImageOf } from '@bite/shared/media/optimized-picture';
import { STALLED_AFTER } from '@bite/shared/media/picture-run.schema';
import { downloadUrl } from '@bite/shared/media/storage-url';
import { storagePaths } from '@bite/shared/paths';
import { goodRecords } from '@bite/shared/testing/good-records';
import { describe, expect, it } from 'vitest';
import { picturesOf } from '../collections/collections.ts';
import type { PictureRunStep } from '../ports/picture-runs.ts';
import { memoryPictureFiles } from '../testing/memory-picture-files.ts';
import { member, memoryPlace, place } from '../testing/memory-place.ts';
import { silentLog } from '../testing/silent-log.ts';
import { checkPicture } from './check-picture.ts';
import { optimizePictures } from './optimize-pictures.ts';
import { cancelPictureRun, readPictureRun, startPictureRun } from './picture-runs.ts';

const folder = storagePaths.restaurantFolder(place, 'items');
const pathOf = (name: string) => `${folder}/${name}`;
const pictureUrl = (path: string) => downloadUrl('bite', path);
const caller = { user: member('manager') };

/** A restaurant with three pictures, the first on an item, and copies in one width. */
async function aRestaurant() {
  const here = memoryPlace();
  const files = memoryPictureFiles();
  const steps: PictureRunStep[] = [];
  const rendered: string[] = [];
  const rules = { widths: [320], broken: '', secondsEach: 0 };
  let guids = 0;
  let whileRendering: () => Promise<unknown> = async () => undefined;
  const deps = {
    ...here,
    ...{ files, pictureUrl, log: silentLog },
    newGuid: () => `run-${++guids}`,
    pictureRuns: { goOn: async (step: PictureRunStep) => void steps.push(step) },
    inspectPicture: async (bytes: Uint8Array) =>
      Buffer.from(bytes).toString() === rules.broken
        ? ({ isPicture: false, fault: 'damaged' } as const)
        : ({ isPicture: true, type: 'image/jpeg', width: 900, height: 600, isAnimated: false } as const),
    renderCopies: async ({ bytes }: { bytes: Uint8Array }) => {
      const name = Buffer.from(bytes).toString();
      rendered.push(name);
      await whileRendering();
      if (name === 'fails') throw new Error('out of memory');
      here.clock.minutes += rules.secondsEach / 60;
      const copies = rules.widths.map((width) => ({
        ...{ format: 'webp' as const, width, height: width, data: Buffer.from('copy') },
      }));
      return { copies };
    },
  };
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) {
    files.put(pathOf(name), Buffer.from(name));
    await checkPicture(deps, pathOf(name));
  }
  rendered.length = 0;
  const shown = { src: pictureUrl(pathOf('a.jpg')) };
  const a = await here.records.get(picturesOf(place), 'items:a.jpg');
  if (a?.status !== 'ok') throw new Error('No picture');
  const imageUrl = JSON.stringify(optimizedImageOf(a, shown.src));
  await here.create('items', { ...goodRecords.items.create, imageUrl });
  const run = async () => (await readPictureRun(deps, caller, place)).run;
  return {
    ...{ here, deps, files, steps, rendered, rules, run },
    start: () => startPictureRun(deps, caller, place),
    cancel: () => cancelPictureRun(deps, caller, place),
    step: async (retryCount = 0) => optimizePictures(deps, place, (await run())?.runId ?? '', retryCount),
    whileRendering: (work: () => Promise<unknown>) => {
      whileRendering = work;
    },
    item: async () => String(((await here.stored('items', 1)) as { imageUrl?: string }).imageUrl),
    setFocus: (imageFocus: object) => here.update('items', 1, { imageFocus }),
    focus: async () => ((await here.stored('items', 1)) as { imageFocus?: object }).imageFocus,
    itemsAudited: () =>
      here.audited().filter(({ kind, action }) => kind === 'items' && action === 'update').length,
  };
}

describe('the run that optimizes all pictures again', () => {
  it('O9-18 makes the copies of every picture anew, and counts', async () => {
    const { start, step, run, steps, rendered, itemsAudited } = await aRestaurant();
    expect(await run()).toBeNull();
    expect(await start()).toMatchObject({ run: { state: 'running', total: 3, done: 0 } });
    expect(steps).toEqual([{ place, runId: 'run-1', done: 0 }]);
    await step();
    expect(rendered).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(await run()).toMatchObject({ state: 'done', total: 3, done: 3, failed: 0, startedBy: 'manager' });
    // What records say of the pictures is still so.
    expect(itemsAudited()).toBe(0);
  });

  it('O9-19 has records name the copies that came with new rules, and leaves former ones to open pages', async () => {
    const { start, step, rules, item, itemsAudited, files, setFocus, focus } = await aRestaurant();
    rules.widths = [480];
    await setFocus({ x: 10, y: 90 });
    await start();
    await step();
    expect(await focus()).toEqual({ x: 10, y: 90 });
    expect(await item()).toContain('%2F480.webp');
    // With the change of its point.
    expect(itemsAudited()).toBe(2);
    expect(files.paths()).toEqual(expect.arrayContaining([`${pathOf('a.jpg')}/320.webp`]));
  });

  it('goes on where it was interrupted, in as many tasks as it needs, and does nothing twice', async () => {
    const { start, step, rules, steps, rendered, run } = await aRestaurant();
    rules.secondsEach = 70;
    await start();
    await step();
    expect(rendered).toEqual(['a.jpg']);
    expect(steps.at(-1)).toEqual({ place, runId: 'run-1', done: 1 });
    await start();
    expect(await run()).toMatchObject({ runId: 'run-1', done: 1 });
    await step();
    await step();
    await step();
    expect(rendered).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(await run()).toMatchObject({ state: 'done' });
  });

  it('counts each picture once where a task is delivered twice', async () => {
    const { start, step, run } = await aRestaurant();
    await start();
    await Promise.all([step(), step()]);
    expect(await run()).toMatchObject({ state: 'done', total: 3, done: 3 });
  });

  it('is stopped between two pictures, and started anew', async () => {
    const { start, step, cancel, rendered, run, whileRendering } = await aRestaurant();
    await start();
    whileRendering(cancel);
    await step();
    expect([rendered, (await run())?.state]).toEqual([['a.jpg'], 'cancelled']);
    expect(await cancel()).toMatchObject({ run: { state: 'cancelled' } });
    whileRendering(async () => undefined);
    await start();
    await step();
    expect(await run()).toMatchObject({ runId: 'run-2', state: 'done', done: 3 });
  });

  it('C8-06 names what failed and goes on; a picture that cannot be read any more keeps its file', async () => {
    const { start, step, files, rules, run, deps } = await aRestaurant();
    files.put(pathOf('b.jpg'), Buffer.from('fails'));
    files.delete(pathOf('c.jpg'));
    rules.broken = 'a.jpg';
    await start();
    await step();
    expect(await run()).toMatchObject({
      ...{ state: 'done', done: 3, failed: 3 },
      faults: [
        { pictureId: 'items:a.jpg', name: 'a.jpg', fault: 'unreadable' },
        { name: 'b.jpg', fault: 'failed' },
        { name: 'c.jpg', fault: 'gone' },
      ],
    });
    expect(files.paths()).toContain(pathOf('a.jpg'));
    expect(await deps.records.get(picturesOf(place), 'items:a.jpg')).toMatchObject({ status: 'ok' });
  });

  it('leaves out a picture in whose middle the task ended again and again', async () => {
    const { start, step, rendered, run } = await aRestaurant();
    await start();
    await step(3);
    expect(rendered).toEqual(['b.jpg', 'c.jpg']);
    expect(await run()).toMatchObject({ failed: 1, faults: [{ name: 'a.jpg', fault: 'failed' }] });
  });

  it('may be started anew where it has not got on for a while', async () => {
    const { start, here, run } = await aRestaurant();
    await start();
    here.clock.minutes += STALLED_AFTER / 60_000 + 1;
    await start();
    expect(await run()).toMatchObject({ runId: 'run-2', done: 0 });
  });
});
