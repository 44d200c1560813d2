import { CallError } from '@bite/shared/api/client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useSubject } from './use-subject.ts';

function Asking({ onConfirm, typed }: { onConfirm: () => unknown; typed?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Delete Bella Napoli?"
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        typeToConfirm={typed}
        onConfirm={onConfirm}
      >
        <p>Its menu goes with it.</p>
      </ConfirmDialog>
    </>
  );
}

async function ask(onConfirm: () => unknown, typed?: string) {
  const user = userEvent.setup();
  render(<Asking onConfirm={onConfirm} {...(typed !== undefined && { typed })} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  await screen.findByRole('alertdialog', { name: 'Delete Bella Napoli?' });
  return { user, confirm: () => user.click(screen.getByRole('button', { name: 'Delete' })) };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('a question before something grave', () => {
  it('names the thing, and begins at the harmless answer', async () => {
    const { user } = await ask(() => undefined);
    expect(screen.getByText('Its menu goes with it.')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancel');
    await user.keyboard('{Escape}');
    await isGone();
  });

  it('does it once however often it is tapped, and closes when it is done', async () => {
    let runs = 0;
    let finish: () => void = () => undefined;
    const { confirm, user } = await ask(() => {
      runs += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    await confirm();
    await user.click(screen.getByRole('button', { name: 'Deleting…' }));
    expect(runs).toBe(1);
    finish();
    await isGone();
  });

  it('stays and says why where it failed', async () => {
    const { confirm } = await ask(() => {
      throw new CallError('IN_USE', 'Two menus use it', 409);
    });
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('Two menus use it');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('keeps its buttons in sight however long it is, with what failed beside them', async () => {
    const { confirm } = await ask(() => {
      throw new CallError('IN_USE', 'Two menus use it', 409);
    });
    await confirm();
    const failure = await screen.findByRole('alert');
    const foot = screen.getByRole('button', { name: 'Delete' }).closest('[data-dialog-footer]');
    expect(foot?.className).toContain('sticky');
    expect(foot?.contains(failure)).toBe(true);
  });

  it('wants the name typed for the gravest', async () => {
    let runs = 0;
    const { user, confirm } = await ask(() => {
      runs += 1;
    }, 'Bella Napoli');
    await confirm();
    expect(runs).toBe(0);
    await user.type(screen.getByLabelText('Type “Bella Napoli” to go on'), 'Bella Napoli');
    await confirm();
    await isGone();
    expect(runs).toBe(1);
  });
});

it('takes a typed name whose accents come as letters of their own', async () => {
  let runs = 0;
  const { user, confirm } = await ask(() => {
    runs += 1;
  }, 'Café');
  await user.type(screen.getByLabelText('Type “Café” to go on'), 'Cafe\u0301');
  await confirm();
  await isGone();
  expect(runs).toBe(1);
});

function Subject() {
  const asking = useSubject<string>();
  return (
    <>
      <Button onClick={() => asking.open('Rosa')}>Open</Button>
      <Button onClick={asking.close}>Close</Button>
      <p>{`${asking.subject ?? 'nobody'}, ${asking.isOpen ? 'open' : 'closed'}`}</p>
    </>
  );
}

describe('what a dialog is about', () => {
  it('is still told while the dialog goes away', async () => {
    const user = userEvent.setup();
    render(<Subject />);
    expect(screen.getByText('nobody, closed')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('Rosa, open')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Rosa, closed')).toBeTruthy();
  });
});
