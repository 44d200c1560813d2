import { CallError } from '@bite/shared/api/client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ActionForm } from './action-form.tsx';
import { EmailInput, TextInput } from './fields/text-input.tsx';

const schema = z.object({ email: z.email('A valid email is required'), name: z.string().trim().max(20) });
type Values = z.input<typeof schema>;

function open(act: () => Promise<unknown>, onCancel?: () => void) {
  const sent: Values[] = [];
  render(
    <ActionForm<Values>
      schema={schema}
      values={{ email: '', name: '' }}
      label="Invitation"
      labels={['Invite', 'Inviting…']}
      undone="Nobody was invited."
      fieldOfCode={{ CONFLICT: 'email' }}
      onSubmit={(values) => {
        sent.push(values);
        return act();
      }}
      {...(onCancel && { onCancel })}
    >
      <EmailInput<Values> name="email" />
      <TextInput<Values> name="name" />
    </ActionForm>,
  );
  const user = userEvent.setup();
  const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
  const invite = async (email: string) => {
    await user.type(field('Email'), email);
    await user.click(screen.getByRole('button', { name: 'Invite' }));
  };
  return { sent, user, field, invite };
}

const refused = (code: 'CONFLICT' | 'VALIDATION_FAILED', message: string, fields?: object) => async () => {
  throw new CallError(code, message, 409, { code, message, requestId: 'r-1', details: { fields } });
};

describe('a form that asks for one thing', () => {
  it('sends what its schema reads, and says that it is under way', async () => {
    const answer = Promise.withResolvers<void>();
    const { sent, user, field, invite } = open(() => answer.promise);
    await user.type(field('Name'), ' Ann ');
    await invite('ann@example.com');
    expect(await screen.findByRole('button', { name: 'Inviting…' })).toBeTruthy();
    answer.resolve();
    expect(await screen.findByRole('button', { name: 'Invite' })).toBeTruthy();
    expect(sent).toEqual([{ email: 'ann@example.com', name: 'Ann' }]);
  });

  it('sends once, however often it is pressed until there is an answer', async () => {
    const answer = Promise.withResolvers<void>();
    const { sent, user, field } = open(() => answer.promise);
    await user.type(field('Email'), 'ann@example.com');
    await user.dblClick(screen.getByRole('button', { name: 'Invite' }));
    await user.click(await screen.findByRole('button', { name: 'Inviting…' }));
    answer.resolve();
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('asks nobody where its schema finds fault', async () => {
    const { sent, field, invite } = open(async () => undefined);
    await invite('ann');
    expect(await screen.findByText('A valid email is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect(sent).toEqual([]);
  });

  it.each([
    ['by its name', refused('VALIDATION_FAILED', 'Refused', { email: 'Nobody reads mail there' })],
    ['by the code', refused('CONFLICT', 'Nobody reads mail there')],
  ])('says what the server refuses at the field, known %s, and keeps what was typed', async (_how, act) => {
    const { field, invite } = open(act);
    await invite('ann@example.com');
    const error = await screen.findByText('Nobody reads mail there');
    expect(field('Email').getAttribute('aria-describedby')).toContain(error.id);
    expect(field('Email').value).toBe('ann@example.com');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says any other failure above its buttons, until it is tried again', async () => {
    let isDown = true;
    const { sent, user, invite } = open(async () => {
      if (isDown) throw new CallError('NETWORK', 'no network');
    });
    await invite('ann@example.com');
    expect((await screen.findByRole('alert')).textContent).toContain('Nobody was invited.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sent).toHaveLength(2);
  });

  it('says no earlier failure where its schema finds fault', async () => {
    const { user, field, invite } = open(async () => {
      throw new CallError('NETWORK', 'no network');
    });
    await invite('ann@example.com');
    await screen.findByText(/Nobody was invited/);
    await user.clear(field('Email'));
    await invite('ann');
    expect(await screen.findByText('A valid email is required')).toBeTruthy();
    expect(screen.queryByText(/Nobody was invited/)).toBeNull();
  });

  it('is left by a button where there is something to close, and sends nothing', async () => {
    const left: string[] = [];
    const { sent, user } = open(
      async () => undefined,
      () => left.push('left'),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([left, sent]).toEqual([['left'], []]);
  });
});
