import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BulkBar } from './bulk-bar.tsx';
import { Button } from './button.tsx';

describe('what can be done with selected rows', () => {
  it('is behind one button on a phone, opened and closed by keyboard', async () => {
    const act = vi.fn();
    render(
      <BulkBar count={2} total={9} onTickAll={() => undefined}>
        <Button onClick={act}>Delete</Button>
      </BulkBar>,
    );
    const toggle = screen.getByRole('button', { name: 'Actions…' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Fewer actions' })).toBe(toggle);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(act).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect([toggle.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', toggle]);
  });
});
