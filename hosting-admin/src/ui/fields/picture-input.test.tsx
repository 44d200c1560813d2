import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PictureInput, type PicturePort } from './picture-input.tsx';
import { renderForm } from './testing.tsx';

const OLD = 'https://pictures.example/old.jpg';
const NEW = 'https://pictures.example/new.jpg';
const statistics = { percentReduced: 60, finalSize: 40_960, responsiveSizes: 3, hasWebp: true };
const file = (type = 'image/png', bytes = 10) => new File([new Uint8Array(bytes)], 'pizza.png', { type });

/** Sends nothing on until it is told to. */
function open(picture: string | undefined = undefined) {
  const sent: Parameters<PicturePort['upload']>[] = [];
  let ends: { resolve: () => void; reject: () => void }[] = [];
  const port: PicturePort = {
    upload: (...request) =>
      new Promise((resolve, reject) => {
        sent.push(request);
        ends = [
          ...ends,
          { resolve: () => resolve({ value: NEW, statistics }), reject: () => reject(new Error('x')) },
        ];
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
  const end = (how: 'resolve' | 'reject') => act(async () => ends.at(-1)?.[how]());
  return { ...form, sent, choose, end };
}

const shown = () => screen.getByAltText('Picture, as it is').getAttribute('src');

describe('a picture field', () => {
  it('shows a chosen picture at once, how far it is, and what became of it', async () => {
    const { choose, sent, end, save, saved } = open();
    choose(file());
    expect(shown()).toMatch(/^blob:/);
    act(() => sent[0]?.[1].onProgress(40));
    expect(screen.getByText('40 of 100')).toBeTruthy();
    await end('resolve');
    expect(shown()).toBe(NEW);
    expect(screen.getByText(/60 % smaller/)).toBeTruthy();
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
    const { user, choose, end } = open(OLD);
    choose(file());
    await end('reject');
    expect(screen.getByText('Upload failed')).toBeTruthy();
    expect(shown()).toBe(OLD);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await end('resolve');
    expect(shown()).toBe(NEW);
  });

  it('can be stopped, and hears no more of what was stopped', async () => {
    const { user, choose, sent, end } = open(OLD);
    choose(file());
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(sent[0]?.[1].signal.aborted).toBe(true);
    await end('resolve');
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
