import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  const port: PicturePort = {
    upload: (...request) =>
      new Promise((resolve, reject) => {
        sent.push(request);
        ends.push({ resolve: () => resolve({ value: NEW, statistics }), reject });
      }),
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
  return { ...form, sent, choose, end, fail };
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
    expect(screen.getByText('55 % from the left, 40 % from the top')).toBeTruthy();
    await save();
    await waitFor(() => expect(saved).toMatchObject([{ focus: { x: 55, y: 40 } }]));
  });
});
