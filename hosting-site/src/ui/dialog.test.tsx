import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog, DialogHead } from './dialog.tsx';

const nothing = () => undefined;
const named = (name: string) => (
  <Dialog isOpen onClose={nothing} labelledBy={name}>
    <h2 id={name}>{name}</h2>
    <input aria-label={`in ${name}`} />
  </Dialog>
);

/** The names of what became modal, in their order. */
function watchModals(): string[] {
  const modals: string[] = [];
  const showModal = HTMLDialogElement.prototype.showModal;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    modals.push(this.textContent);
    showModal.call(this);
  });
  return modals;
}

describe('a dialog', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('O2.5-16 is seen at once, locks the page, and is modal from the next frame, with the focus where it was', async () => {
    const modals = watchModals();
    render(named('Dish'));
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Dish' }).open).toBe(true);
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
    expect(modals).toEqual([]);
    const field = screen.getByRole('textbox');
    field.focus();
    await waitFor(() => expect(modals).toEqual(['Dish']));
    expect(document.activeElement).toBe(field);
  });

  it('O2.5-16 that is opened above another one is modal at once, and comes after that one', () => {
    const modals = watchModals();
    render(
      <>
        {named('Cart')}
        {named('Dish')}
      </>,
    );
    expect(modals).toEqual(['Cart', 'Dish']);
  });

  it('O2.5-16 that is closed begins to go at once, and says so once, a frame later', async () => {
    const close = vi.fn();
    render(
      <Dialog isOpen onClose={close} labelledBy="dish">
        <DialogHead id="dish" title="Dish" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    screen.getByRole('button', { name: 'Close' }).click();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(dialog.dataset).toHaveProperty('leaving');
    expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    // Whoever did not close it sees it again.
    await waitFor(() => expect(dialog.dataset).not.toHaveProperty('leaving'));
    expect(close).toHaveBeenCalledOnce();
  });

  it('O2.5-16 that leaves with its page unlocks what comes after it', async () => {
    const { unmount } = render(named('Dish'));
    unmount();
    await waitFor(() => expect(document.documentElement.hasAttribute('data-locked')).toBe(false));
  });
});
