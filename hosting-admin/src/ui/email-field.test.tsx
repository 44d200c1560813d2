import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { EmailField } from './email-field.tsx';

const sent: string[] = [];

function Form({ isAsked = true }: { isAsked?: boolean }) {
  const { register, setValue, handleSubmit } = useForm({ defaultValues: { email: '' } });
  const take = (email: string) => setValue('email', email, { shouldDirty: true });
  return (
    <form onSubmit={handleSubmit(({ email }) => void sent.push(email))}>
      <EmailField label="Email" {...(isAsked && { onTake: take })} {...register('email')} />
      <input aria-label="Name" />
      <button type="submit">Save</button>
    </form>
  );
}

async function typed(text: string, isAsked = true) {
  sent.length = 0;
  render(<Form isAsked={isAsked} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await user.type(field, text);
  return { user, field };
}

const question = () => screen.queryByRole('button', { name: /^Did you mean/ });

describe('an email address that looks mistyped', () => {
  it('is asked back once its field was left; one tap takes what was meant and leads back to the field', async () => {
    const { user, field } = await typed('ada@gmail.con');
    expect(question()).toBeNull();
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Did you mean ada@gmail.com?' }));
    expect(field.value).toBe('ada@gmail.com');
    expect(document.activeElement).toBe(field);
    expect(question()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual(['ada@gmail.com']);
  });

  it('is no refusal: whoever goes on keeps what they typed', async () => {
    const { user } = await typed('ada@gmail.con');
    await user.tab();
    await screen.findByRole('button', { name: 'Did you mean ada@gmail.com?' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual(['ada@gmail.con']);
  });

  it('is not asked back under a button that is being pressed', async () => {
    const { user } = await typed('ada@gmail.con');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual(['ada@gmail.con']);
    expect(question()).toBeNull();
  });

  it('is left alone where the field takes no suggestion', async () => {
    const { user } = await typed('ada@gmail.con', false);
    await user.tab();
    expect(question()).toBeNull();
  });
});
