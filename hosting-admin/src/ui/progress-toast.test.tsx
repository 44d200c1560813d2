import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { describe, expect, it } from 'vitest';
import { inStepsShown } from './progress-toast.tsx';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const steps = [items.slice(0, 5), items.slice(5)];

/** A job whose steps end when they are told to. */
function begin(label: string, of: readonly (readonly string[])[]) {
  const begun: string[] = [];
  let end: () => void = () => undefined;
  const step = (some: readonly string[]) =>
    new Promise<void>((resolve) => {
      begun.push(...some);
      end = resolve;
    });
  render(<Toaster />);
  const job = inStepsShown(label, of, step);
  return { begun, job, endStep: () => act(async () => end()) };
}

describe('a job in several steps', () => {
  it('says how far it is', async () => {
    const { job, endStep } = begin('Deleting tax rates', steps);
    await screen.findByText('0 of 8');
    await endStep();
    await screen.findByText('5 of 8');
    expect(screen.getByRole('progressbar', { name: 'Deleting tax rates' })).toBeTruthy();
    await endStep();
    await job;
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('is stopped after the step it is at', async () => {
    const { begun, job, endStep } = begin('Deleting courses', steps);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await endStep();
    await job;
    expect(begun).toEqual(items.slice(0, 5));
    await waitFor(() => expect(screen.queryByText('Deleting courses')).toBeNull());
  });

  it('of which there is only one is not stopped halfway', async () => {
    const { job, endStep } = begin('Deleting tags', [items]);
    await screen.findByText('One moment…');
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    await endStep();
    await job;
  });

  it('says nothing where it is over at once', async () => {
    const { begun, job, endStep } = begin('Deleting both', [items.slice(0, 2)]);
    await endStep();
    await job;
    expect(begun).toEqual(['a', 'b']);
    expect(screen.queryByText('Deleting both')).toBeNull();
  });
});
