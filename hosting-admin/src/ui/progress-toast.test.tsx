import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { describe, expect, it } from 'vitest';
import { forEachShown } from './progress-toast.tsx';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A job whose steps end when they are told to. */
function begin(label: string, of: readonly string[]) {
  const begun: string[] = [];
  let end: () => void = () => undefined;
  const step = (item: string) =>
    new Promise<void>((resolve) => {
      begun.push(item);
      end = resolve;
    });
  render(<Toaster />);
  const job = forEachShown(label, of, step);
  return { begun, job, endStep: () => act(async () => end()) };
}

describe('a job that goes through many things', () => {
  it('says how far it is', async () => {
    const { job, endStep } = begin('Deleting tax rates', items);
    await screen.findByText('0 of 8');
    await endStep();
    await screen.findByText('1 of 8');
    expect(screen.getByRole('progressbar', { name: 'Deleting tax rates' })).toBeTruthy();
    for (const _ of items.slice(1)) await endStep();
    await job;
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('is stopped after the thing it is at', async () => {
    const { begun, job, endStep } = begin('Deleting courses', items);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await endStep();
    await job;
    expect(begun).toEqual(['a']);
    await waitFor(() => expect(screen.queryByText('Deleting courses')).toBeNull());
  });

  it('says nothing where it is over at once', async () => {
    const { begun, job, endStep } = begin('Deleting both', items.slice(0, 2));
    await endStep();
    await endStep();
    await job;
    expect(begun).toEqual(['a', 'b']);
    expect(screen.queryByText('Deleting both')).toBeNull();
  });
});
