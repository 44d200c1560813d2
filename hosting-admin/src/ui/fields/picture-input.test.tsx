import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PictureInput } from './picture-input.tsx';
import { renderForm } from './testing.tsx';
import { type PicturePort, PictureRefused } from './use-upload.ts';

const OLD = 'https://pictures.example/old.jpg';
const SENT = 'https://pictures.example/sent.jpg';
const NEW = 'https://pictures.example/new.jpg';
const statistics = { percentReduced: 60, finalSize: 40_960, responsiveSizes: 3, hasWebp: true };
const file = (type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], 'pizza.png', { type });

/** Sends nothing on until it is told to. */
function open(picture: string | undefined = undefined) {
  const sent: Parameters<PicturePort['upload']>[] = [];
  const ends: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const discarded: string[] = [];
  const asked: string[] = [];
  const port: PicturePort = {
    upload: (...request) =>
      new Promise((resolve, reject) => {
        sent.push(request);
        ends.push({ resolve: () => resolve({ value: NEW, statistics }), reject });
      }),
    checkAgain: async (value) => void asked.push(value),
    load: async () => file('image/jpeg'),
    discard: (value) => void discarded.push(value),
  };
  const form = renderForm(
    {
      shape: {
        picture: z.string().optional(),
        alt: z.string().optional(),
        focus: z.object({ x: z.number(), y: z.number() }).optional(),
      },
      names: { picture: 'Picture' },
      values: { picture },
    },
    <PictureInput name="picture" port={port} alt="alt" focus="focus" />,
  );
  const choose = (chosen: File) =>
    fireEvent.change(screen.getByLabelText(/^(Choose|Replace) picture$/), { target: { files: [chosen] } });
  const end = () => act(async () => ends.at(-1)?.resolve());
  const fail = (reason = new Error('x')) => act(async () => ends.at(-1)?.reject(reason));
  return { ...form, sent, discarded, asked, choose, end, fail };
}

const shown = () => screen.getByAltText('Picture, as it is').getAttribute('src');

describe('a picture field', () => {
  it('C2-03, O2.10-05 shows a chosen picture at once, how far it is, and what became of it', async () => {
    const { choose, sent, end, save, saved } = open();
    choose(file());
    expect(shown()).toMatch(/^blob:/);
    act(() => sent[0]?.[1].onProgress(40));
    expect(screen.getByText('40 of 100')).toBeTruthy();
    act(() => sent[0]?.[1].onSent(SENT));
    expect(screen.getByText(/sent and being optimized/)).toBeTruthy();
    await end();
    expect(shown()).toBe(NEW);
    expect(screen.getByText('Optimized')).toBeTruthy();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['60%', '40 KB', '3', 'Yes']);
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ picture: NEW }]));
  });

  it('C2-03 says after a minute that optimizing takes long, asks the server again, can be saved, and goes on by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { choose, sent, asked, end } = open(OLD);
      choose(file());
      act(() => sent[0]?.[1].onSent(SENT));
      act(() => void vi.advanceTimersByTime(59_000));
      expect(screen.queryByText(/takes longer than usual/)).toBeNull();
      act(() => void vi.advanceTimersByTime(1000));
      vi.useRealTimers();
      expect(screen.getByText(/takes longer than usual\. The picture is kept and can be saved/)).toBeTruthy();
      expect(asked).toEqual([SENT]);
      fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await screen.findByText(/The server was asked to look again/);
      expect(asked).toEqual([SENT, SENT]);
      await end();
      expect(screen.getByText('Optimized')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    [file('text/plain'), 'Only image files are allowed'],
    [file('image/png', 10 * 1024 * 1024 + 1), 'File size must be less than 10MB'],
  ])('O5-06 refuses what cannot be a picture of a dish, and keeps the former one: %#', (chosen, words) => {
    const { choose, sent } = open(OLD);
    choose(chosen);
    expect(screen.getByText(words)).toBeTruthy();
    expect(sent).toEqual([]);
    expect(shown()).toBe(OLD);
  });

  it('keeps the former picture where sending fails, and tries again', async () => {
    const { user, choose, end, fail } = open(OLD);
    choose(file());
    await fail();
    expect(screen.getByText('Upload failed')).toBeTruthy();
    expect(shown()).toBe(OLD);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await end();
    expect(shown()).toBe(NEW);
  });

  it('C4-04, O4-14 can be saved before the server has made its copies, and stays as it was saved', async () => {
    const { choose, sent, end, save, saved } = open(OLD);
    choose(file());
    act(() => sent[0]?.[1].onSent(SENT));
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ picture: SENT }]));
    await end();
    expect(screen.getByText('Optimized')).toBeTruthy();
  });

  it('C8-07, O8-04 says why the server removed a picture, and has the former one again', async () => {
    const { choose, sent, fail, save, saved } = open(OLD);
    choose(file());
    act(() => sent[0]?.[1].onSent(SENT));
    await fail(new PictureRefused('This picture is damaged.'));
    expect(screen.getByText('This picture is damaged.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(shown()).toBe(OLD);
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ picture: OLD }]));
  });

  it('O5-06 can be dropped and pasted', () => {
    const { sent } = open();
    const zone = screen.getByLabelText('Choose picture');
    const [dropped, pasted] = [file(), file('image/jpeg')];
    fireEvent.drop(zone, { dataTransfer: { files: [dropped] } });
    fireEvent.paste(zone, { clipboardData: { files: [pasted] } });
    expect(sent.map(([one]) => one)).toEqual([dropped, pasted]);
    expect(sent[0]?.[1].signal.aborted).toBe(true);
  });

  it('can be stopped, and hears no more of what was stopped', async () => {
    const { user, choose, sent, end } = open(OLD);
    choose(file());
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(sent[0]?.[1].signal.aborted).toBe(true);
    await end();
    expect(shown()).toBe(OLD);
  });

  it('is removed, replaced and put into words', async () => {
    const { user, save, saved } = open(OLD);
    await user.type(screen.getByRole('textbox', { name: 'What is on it' }), 'A pizza');
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(screen.queryByAltText('Picture, as it is')).toBeNull();
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ alt: 'A pizza' }]));
    expect(saved[0]?.['picture']).toBeUndefined();
  });

  it('keeps a point in sight, moved by arrow keys', async () => {
    const { user, save, saved } = open(OLD);
    screen.getByRole('button', { name: /Point that stays in sight/ }).focus();
    await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
    expect(screen.getByText('55% from the left, 40% from the top')).toBeTruthy();
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ focus: { x: 55, y: 40 } }]));
  });

  it('C8-06 an upload that was never saved goes as soon as it is removed, replaced or left', async () => {
    const { user, discarded, choose, sent, save, saved } = open(OLD);
    choose(file());
    act(() => sent[0]?.[1].onSent(SENT));
    expect(discarded).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove picture' }));
    expect(discarded).toEqual([SENT]);
    choose(file());
    act(() => sent[1]?.[1].onSent(NEW));
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    cleanup();
    expect(discarded).toEqual([SENT]);
  });

  it('C8-06 an upload goes with the form that is left without saving it', () => {
    const { discarded, choose, sent } = open(OLD);
    choose(file());
    act(() => sent[0]?.[1].onSent(SENT));
    cleanup();
    expect(discarded).toEqual([SENT]);
  });

  it('has the former point in sight again where a new picture fails', async () => {
    const { user, choose, sent, fail, save, saved } = open(OLD);
    screen.getByRole('button', { name: /Point that stays in sight/ }).focus();
    await user.keyboard('{ArrowRight}');
    choose(file());
    act(() => sent[0]?.[1].onSent(SENT));
    expect(screen.getByText('50% from the left, 50% from the top')).toBeTruthy();
    await fail(new PictureRefused('This picture is damaged.'));
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ picture: OLD, focus: { x: 55, y: 50 } }]));
  });

  it('C2-03 is cropped by keys, from the whole file each time, and the crop is sent in its place', async () => {
    const cut: unknown[] = [];
    const restore = standInForDrawing((...area) => void cut.push(area));
    try {
      const { user, choose, sent } = open(OLD);
      choose(file('image/jpeg'));
      act(() => sent[0]?.[1].onSent(SENT));
      await user.click(screen.getByRole('button', { name: 'Crop…' }));
      const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' });
      const picture = await within(dialog).findByAltText('The whole of it');
      Object.defineProperties(picture, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
      fireEvent.load(picture);
      await user.click(within(dialog).getByRole('button', { name: 'Square' }));
      expect(within(dialog).getByText('200 × 200 pixels are kept')).toBeTruthy();
      within(dialog)
        .getByRole('group', { name: /Part that is kept/ })
        .focus();
      await user.keyboard('-');
      expect(within(dialog).getByText('182 × 182 pixels are kept')).toBeTruthy();
      await user.keyboard('+');
      await user.click(within(dialog).getByRole('button', { name: 'Crop' }));
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(cut).toEqual([[100, 0, 200, 200]]);
      expect(sent[1]?.[0]).toMatchObject({ name: 'pizza.png', type: 'image/jpeg' });
      await user.click(screen.getByRole('button', { name: 'Crop…' }));
      expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeTruthy();
    } finally {
      restore();
    }
  });

  it('C8-06 that cannot be loaded or drawn for cropping says so, and nothing is changed', async () => {
    const { user, sent } = open(OLD);
    await user.click(screen.getByRole('button', { name: 'Crop…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' });
    fireEvent.error(await within(dialog).findByAltText('The whole of it'));
    expect(within(dialog).getByText(/cannot show the picture/)).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

type Area = [x: number, y: number, width: number, height: number];

/** The stand-in DOM decodes and draws nothing: pictures are 400 × 200, and every canvas becomes a JPEG. */
function standInForDrawing(onCut: (...area: Area) => void): () => void {
  const { createImageBitmap: former } = globalThis;
  globalThis.createImageBitmap = async () =>
    ({ width: 400, height: 200, close: () => undefined }) as ImageBitmap;
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (_: unknown, ...numbers: number[]) => onCut(...(numbers.slice(0, 4) as Area)),
  } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
  const blob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['x'], { type: 'image/jpeg' })));
  return () => {
    globalThis.createImageBitmap = former;
    context.mockRestore();
    blob.mockRestore();
  };
}
