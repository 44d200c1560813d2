import { CallError } from '@bite/shared/api/client';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CreatedEarlier, OutcomeUnknown } from '../lib/lost-answer.ts';
import { aTenantRecord } from '../lib/testing/tenancy-records.ts';
import { FailureNotice } from './failure-notice.tsx';

const show = (error: unknown) => {
  render(
    <MemoryRouter>
      <FailureNotice error={error} undone="Nothing was saved." />
    </MemoryRouter>,
  );
  return screen.getByRole('alert').textContent ?? '';
};

describe('a form whose answer was lost', () => {
  it.each([new CallError('NETWORK', 'lost'), new CallError('INTERNAL', 'broken', 500)])(
    'does not claim that nothing was saved (%s)',
    (error) => {
      const text = show(new OutcomeUnknown(error, { hasKey: true }));
      expect(text).toContain('this may be done already. Try again: nothing is created twice.');
      expect(text).not.toContain('Nothing was saved');
    },
  );

  it('promises nothing of what may be done twice', () => {
    const text = show(new OutcomeUnknown(new CallError('NETWORK', 'lost'), { hasKey: false }));
    expect(text).toBe('The server did not answer, so this may be done already. Please try again.');
  });

  it('names what the first try created, and leads there', () => {
    const text = show(new CreatedEarlier('createTenant', aTenantRecord({ displayName: 'Nordic' })));
    expect(text).toMatch(/Nordic.* was created already: the first try had worked/);
    expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(
      '/platform/tenants/10000001',
    );
  });

  it('leads to the list of its own page where what was created stands there', () => {
    const text = show(
      new CreatedEarlier('createEmployee', { record: { firstName: 'Ada', lastName: 'Cook' }, version: '1' }),
    );
    expect(text).toMatch(/The entry of .*Ada Cook.* on the staff list was created already/);
    expect(text).toContain('Close this to find it in the list.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
