import { CallError } from '@bite/shared/api/client';
import type { PictureRun } from '@bite/shared/media/picture-run.schema';
import type { LibraryPicture } from '@bite/shared/media/pictures.contract';
import { downloadUrl } from '@bite/shared/media/storage-url';
import { paths, storagePaths } from '@bite/shared/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from './app-testing.tsx';
import { button, patient, sent } from './platform-testing.tsx';

const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };
const folder = storagePaths.restaurantFolder(place, 'items');

const aPicture = (name: string, more: object = {}, uses: LibraryPicture['uses'] = []): LibraryPicture =>
  ({
    pictureId: `items:${name}`,
    url: downloadUrl('pictures.example', `${folder}/${name}`),
    picture: {
      ...{ path: `${folder}/${name}`, folder: 'items', name, generation: '1', size: 204_800 },
      ...{ uploadedAt: '2026-06-10T22:00:00.000Z', checkedAt: '2026-06-10T22:00:01.000Z' },
      ...{ status: 'ok', type: 'image/jpeg', width: 1200, height: 900, isAnimated: false },
      copies: [{ format: 'webp', width: 480, height: 360, size: 9000 }],
      ...more,
    },
    uses,
  }) as LibraryPicture;

const pictures = [
  aPicture('margherita.jpg', {}, [
    { kind: 'items', recordId: 7, name: 'Margherita' },
    { kind: 'restaurants', recordId: 20_000_001, name: 'Bella Napoli' },
  ]),
  aPicture('old.jpg'),
  aPicture('page.jpg', { status: 'refused', fault: 'notAPicture' }),
];

const aRun = (change: Partial<PictureRun> = {}): PictureRun => ({
  ...{ runId: 'run', state: 'running', startedBy: 'u', total: 3, done: 1, failed: 0, faults: [] },
  ...{ startedAt: '2026-06-10T22:00:00.000Z', updatedAt: new Date().toISOString() },
  ...change,
});

async function enter(run: PictureRun | null = null, replacePicture: () => null = () => null) {
  const { platform, user } = visit({
    at: `/t/${place.tenantId}/r/${place.restaurantId}/pictures`,
    handlers: {
      listPictures: () => ({ pictures }),
      deletePicture: () => null,
      replacePicture,
      readPictureRun: () => ({ run }),
      startPictureRun: () => ({ run: aRun() }),
      cancelPictureRun: () => ({ run: aRun({ state: 'cancelled' }) }),
    },
  });
  const list = await screen.findByRole('list', { name: 'Pictures' }, { timeout: 20_000 });
  const names = () =>
    within(list)
      .queryAllByRole('article')
      .map((card) => card.getAttribute('aria-label'));
  const choose = async (name: string, action: string) => {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await user.click(screen.getByRole('menuitem', { name: action }));
  };
  return { platform, user, names, choose };
}

describe('the pictures of a restaurant', patient, () => {
  it('C7-04 show what uses each, what nothing uses, and why some were refused', async () => {
    const { user, names } = await enter();
    const [used] = screen.getAllByRole('article');
    if (!used) throw new Error('No picture');
    expect(within(used).getByText(/200 KB · 1200 × 900/)).toBeTruthy();
    expect(within(used).getByRole('link', { name: 'Margherita' }).getAttribute('href')).toMatch(
      /\/items\/7$/,
    );
    expect(within(used).getByRole('link', { name: 'The site of the restaurant' })).toBeTruthy();
    expect(used.querySelector('img')?.getAttribute('src')).toContain('%2F480.webp');
    expect(screen.getByText(/This file is not a picture/)).toBeTruthy();
    await user.click(button('Not used (1)'));
    expect(names()).toEqual(['old.jpg']);
    await user.click(button('Refused (1)'));
    expect(names()).toEqual(['page.jpg']);
  });

  it('C5-18 one that is used is deleted only after a warning', async () => {
    const { platform, user, choose } = await enter();
    await choose('margherita.jpg', 'Delete…');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/still used 2 times/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(sent(platform, 'deletePicture')).toMatchObject([
        { parameters: { ...place, pictureId: 'items:margherita.jpg' } },
      ]),
    );
  });

  it('one is replaced by another wherever it is used, also while the server has not looked into that yet', async () => {
    let isEarly = true;
    const { platform, user, choose } = await enter(null, () => {
      if (!isEarly) return null;
      isEarly = false;
      throw new CallError('NOT_FOUND', 'The new picture is not there yet. Try again in a moment.', 404);
    });
    await choose('margherita.jpg', 'Replace…');
    const dialog = await screen.findByRole('dialog');
    const file = new File([new Uint8Array(10)], 'new.gif', { type: 'image/gif' });
    fireEvent.change(within(dialog).getByLabelText('Choose picture'), { target: { files: [file] } });
    await waitFor(() => expect(platform.pictures.stored).toHaveLength(1));
    const path = platform.pictures.stored[0]?.path ?? '';
    const name = path.slice(folder.length + 1);
    const { picture } = aPicture(name);
    act(() => platform.live.storeAt(paths.picture(place, `items:${name}`), { ...picture }));
    await within(dialog).findByText('Optimized');
    await user.click(within(dialog).getByRole('button', { name: 'Replace' }));
    const asked = { parameters: { pictureId: 'items:margherita.jpg' }, body: { by: `items:${name}` } };
    await waitFor(() => expect(sent(platform, 'replacePicture')).toMatchObject([asked, asked]));
    await screen.findByText('margherita.jpg is replaced');
  });

  it('O9-18 all are optimized again in the background: how far it is can be seen, and it can be stopped', async () => {
    const { platform, user } = await enter();
    await user.click(button('Optimize all again…'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Optimize all' }));
    const panel = await screen.findByRole('region', { name: 'Optimizing all pictures' });
    expect(within(panel).getByText('1 of 3')).toBeTruthy();
    expect(sent(platform, 'startPictureRun')).toMatchObject([{ parameters: place }]);
    await user.click(within(panel).getByRole('button', { name: 'Stop' }));
    expect(await within(panel).findByText(/Stopped after 1 of 3 pictures/)).toBeTruthy();
    await user.click(within(panel).getByRole('button', { name: 'Start again' }));
    expect(await within(panel).findByText('1 of 3')).toBeTruthy();
  });

  it('one that has not got on for long says so, and is started again', async () => {
    const { user, platform } = await enter(aRun({ updatedAt: '2026-06-10T22:00:01.000Z' }));
    expect(await screen.findByText(/This has not got on since/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await waitFor(() => expect(sent(platform, 'startPictureRun')).toHaveLength(1));
  });

  it('C8-06 what could not be optimized is named, with the reason', async () => {
    const fault = { pictureId: 'items:old.jpg', name: 'old.jpg', fault: 'unreadable' } as const;
    await enter(aRun({ state: 'done', done: 3, failed: 1, faults: [fault] }));
    expect(await screen.findByText(/2 of 3 pictures are optimized/)).toBeTruthy();
    const list = screen.getByRole('list', { name: 'Not optimized' });
    expect(within(list).getByText(/cannot be read any more/)).toBeTruthy();
  });
});
