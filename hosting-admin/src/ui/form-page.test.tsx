import { CallError } from '@bite/shared/api/client';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formResolver } from '../lib/form-resolver.ts';
import { PictureInput } from './fields/picture-input.tsx';
import type { PicturePort } from './fields/use-upload.ts';
import { FormPage, type FormPageProps } from './form-page.tsx';
import { TextField } from './text-field.tsx';
import type { Loaded, Saving } from './use-record-form.ts';

const schema = z.object({ name: z.string().trim().min(1, 'Name is required'), phone: z.string().optional() });
type Values = z.input<typeof schema>;

const stored = (values: Partial<Values> = {}, version = 'v1'): Loaded<Values> => ({
  values: { name: 'Bella', phone: '1', ...values },
  version,
});

function refusal(code: 'CONFLICT' | 'VALIDATION_FAILED' | 'SLUG_TAKEN', status: number, details?: unknown) {
  return new CallError(code, 'Refused', status, { code, message: 'Refused', requestId: 'r-1', details });
}

function open(
  save: (saving: Saving<Values, Values>) => Loaded<Values> | (() => void),
  more: Partial<FormPageProps<Values, Values>> = {},
) {
  const saves: Saving<Values, Values>[] = [];
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <Link to="/elsewhere">Elsewhere</Link>
            <FormPage<Values, Values>
              label="Place"
              loaded={stored()}
              resolver={formResolver(schema)}
              onSave={async (saving) => {
                saves.push(saving);
                return save(saving);
              }}
              readCurrent={(current) => current as Values}
              names={{ name: 'Name', phone: 'Phone' }}
              {...more}
            >
              {more.children ??
                (({ register, formState: { errors } }) => (
                  <>
                    <TextField label="Name" error={errors.name?.message} {...register('name')} />
                    <TextField label="Phone" error={errors.phone?.message} {...register('phone')} />
                  </>
                ))}
            </FormPage>
          </>
        ),
      },
      { path: '/elsewhere', element: <p>Another screen</p> },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
  return { saves, router, field, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('an editor', () => {
  it('says what changed, and saves it with the version that was read', async () => {
    const { saves, field, user } = open(({ values }) => ({ values, version: 'v2' }));
    expect(screen.getByText('Nothing changed')).toBeTruthy();
    expect((button('Save') as HTMLButtonElement).disabled).toBe(true);
    await user.type(field('Name'), ' Due');
    expect(screen.getByText('Not saved yet: Name')).toBeTruthy();
    await user.click(button('Save'));
    await screen.findByText('All changes saved');
    expect(saves).toEqual([
      { values: { name: 'Bella Due', phone: '1' }, before: { name: 'Bella', phone: '1' }, version: 'v1' },
    ]);
    await user.type(field('Phone'), '2');
    await user.click(button('Save'));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]).toMatchObject({ before: { name: 'Bella Due' }, version: 'v2' });
  });

  it('saves by Ctrl+S and by ⌘S, and not by S', async () => {
    const { saves, field, user } = open(({ values }) => ({ values, version: `${values.name}` }));
    await user.type(field('Name'), '1');
    fireEvent.keyDown(document, { key: 's' });
    expect(saves).toHaveLength(0);
    expect(fireEvent.keyDown(document, { key: 's', ctrlKey: true })).toBe(false);
    await screen.findByText('All changes saved');
    await user.type(field('Name'), '2');
    fireEvent.keyDown(document, { key: 's', metaKey: true });
    await waitFor(() => expect(saves).toHaveLength(2));
  });

  describe('with a picture on its way', () => {
    const openWithPicture = () => {
      const sent: { onSent: (value: string) => void; fail: (reason: Error) => void }[] = [];
      const port: PicturePort = {
        upload: (_, { onSent }) =>
          new Promise((_resolve, fail) => {
            sent.push({ onSent, fail });
          }),
        checkAgain: async () => undefined,
        load: async () => new File([], 'pizza.png'),
        discard: () => undefined,
      };
      const page = open(({ values }) => ({ values, version: 'v2' }), {
        loaded: stored({ phone: undefined }),
        children: ({ register }) => (
          <>
            <TextField label="Name" {...register('name')} />
            <PictureInput<Values> name="phone" port={port} />
          </>
        ),
      });
      const choose = () =>
        fireEvent.change(screen.getByLabelText(/^(Choose|Replace) picture$/), {
          target: { files: [new File(['x'], 'pizza.png', { type: 'image/png' })] },
        });
      return { ...page, sent, choose };
    };

    it('O4-14 saves once it is sent, with the last picture that was chosen', async () => {
      const { saves, sent, choose, user } = openWithPicture();
      choose();
      act(() => sent[0]?.onSent('https://pictures.example/whole.jpg'));
      choose();
      await user.click(button('Save'));
      expect(button('Sending the picture…').getAttribute('aria-disabled')).toBe('true');
      await user.click(button('Sending the picture…'));
      expect(saves).toHaveLength(0);
      await act(async () => sent[1]?.onSent('https://pictures.example/cut.jpg'));
      await screen.findByText('All changes saved');
      expect(saves.map(({ values }) => values.phone)).toEqual(['https://pictures.example/cut.jpg']);
    });

    it('saves nothing where it cannot be sent, nor where the changes are discarded meanwhile', async () => {
      const { saves, sent, choose, field, user } = openWithPicture();
      await user.type(field('Name'), ' Due');
      choose();
      await user.click(button('Save'));
      await act(async () => sent[0]?.fail(new Error('x')));
      expect(screen.getByText('Upload failed')).toBeTruthy();
      expect(screen.getByText('Not saved yet: Name')).toBeTruthy();
      choose();
      await user.click(button('Save'));
      await user.click(button('Discard'));
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
      await act(async () => sent[1]?.onSent('https://pictures.example/cut.jpg'));
      expect(button('Save')).toBeTruthy();
      expect(saves).toHaveLength(0);
    });
  });

  it('shows what its schema refuses at the field, and goes there', async () => {
    const { saves, field, user } = open(() => stored());
    await user.clear(field('Name'));
    await user.click(button('Save'));
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    expect(saves).toHaveLength(0);
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const { field, user } = open(() => {
      throw refusal('VALIDATION_FAILED', 400, { fields: { 'changes.phone': 'Phone number is required' } });
    });
    await user.type(field('Phone'), '2');
    await user.click(button('Save'));
    await screen.findByText('Phone: Phone number is required');
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(field('Phone').value).toBe('12');
    expect(screen.getByRole('alert').textContent).toContain('Nothing was saved yet');
  });

  it('says no longer what the server refused of a field that was changed since', async () => {
    const { field, user } = open(() => {
      const fields = { name: 'Name is taken', phone: 'Phone number is unknown' };
      throw refusal('VALIDATION_FAILED', 400, { fields });
    });
    await user.type(field('Phone'), '2');
    await user.click(button('Save'));
    await screen.findByText('Phone: Phone number is unknown');
    await user.type(field('Phone'), '3');
    expect(screen.queryByText(/Phone number is unknown/)).toBeNull();
    screen.getByText('Name: Name is taken');
    await user.clear(field('Name'));
    expect(await screen.findByText('Name is required')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says no longer that the server was out of reach once its schema finds fault', async () => {
    const { field, user } = open(() => {
      throw new CallError('NETWORK', 'no network');
    });
    await user.type(field('Name'), 'x');
    await user.click(button('Save'));
    await screen.findByRole('alert');
    await user.clear(field('Name'));
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows a refusal that is about one field at that field', async () => {
    const { field, user } = open(
      () => {
        throw refusal('SLUG_TAKEN', 409);
      },
      { fieldOfCode: { SLUG_TAKEN: 'name' } },
    );
    await user.type(field('Name'), 'x');
    await user.click(button('Save'));
    await waitFor(() => expect(field('Name').getAttribute('aria-invalid')).toBe('true'));
  });

  it('says that nothing was saved where the server was out of reach', async () => {
    const { field, user } = open(() => {
      throw new CallError('NETWORK', 'no network');
    });
    await user.type(field('Name'), 'x');
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Nothing was saved. The server could not be reached.',
    );
    expect(field('Name').value).toBe('Bellax');
  });

  it('keeps what is typed while a save is under way', async () => {
    let finish: (loaded: Loaded<Values>) => void = () => undefined;
    const { field, user } = open(() => stored(), {
      onSave: () =>
        new Promise<Loaded<Values>>((resolve) => {
          finish = resolve;
        }),
    });
    await user.type(field('Name'), '1');
    await user.click(button('Save'));
    await screen.findByRole('button', { name: 'Saving…' });
    await user.type(field('Phone'), '9');
    finish(stored({ name: 'Bella1' }, 'v2'));
    await screen.findByText('Not saved yet: Phone');
    expect(field('Phone').value).toBe('19');
    expect(field('Name').value).toBe('Bella1');
  });

  it('cannot be changed where it may only be read', () => {
    const { field } = open(() => stored(), { readOnly: <p>Only to look at</p> });
    expect(field('Name').closest('fieldset')?.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByText('Only to look at')).toBeTruthy();
  });

  it('discards only after a question', async () => {
    const { field, user } = open(() => stored());
    await user.type(field('Name'), ' Due');
    await user.click(button('Discard'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field('Name').value).toBe('Bella Due');
    await user.click(button('Discard'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    expect(dialog.textContent).toContain('Name');
    await user.click(screen.getAllByRole('button', { name: 'Discard' }).at(-1) as HTMLElement);
    await screen.findByText('Nothing changed');
    expect(field('Name').value).toBe('Bella');
  });
});

const rosa = { name: 'Rosa', at: '2026-06-10T12:00:00.000Z', isYou: false };

describe('two people in one editor', () => {
  /** The first save meets a record that somebody has changed. */
  const meeting = (current: Values, changedBy: object | undefined = rosa) => {
    let isFirst = true;
    return open(({ values, version }) => {
      if (!isFirst) return { values, version: `${version}+` };
      isFirst = false;
      throw refusal('CONFLICT', 409, { current, version: 'v7', changedBy });
    });
  };
  const onName = () => meeting({ name: 'Bella Uno', phone: '999' });

  it('who changed different fields are both saved at once, and hear who it was, what and when', async () => {
    const { saves, field, user } = meeting({ name: 'Bella', phone: '999' });
    await user.type(field('Name'), ' Due');
    await user.click(button('Save'));
    const news = await screen.findByText(/^Rosa changed Phone meanwhile/);
    expect(news.textContent).toMatch(/ meanwhile \(Jun \d+, 2026, .+\)\. Both changes are saved\.$/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saves[1]).toEqual({
      values: { name: 'Bella Due', phone: '999' },
      before: { name: 'Bella', phone: '999' },
      version: 'v7',
    });
    expect(field('Phone').value).toBe('999');
  });

  it('who made the same change have no conflict', async () => {
    const { saves, field, user } = meeting({ name: 'Bella Due', phone: '1' });
    await user.type(field('Name'), ' Due');
    await user.click(button('Save'));
    await screen.findByText('All changes saved');
    expect(saves).toHaveLength(2);
  });

  it('see who was quicker, when, and both values, and nothing typed is lost', async () => {
    const { field, user } = onName();
    await user.type(field('Name'), ' Due');
    await user.click(button('Save'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/Rosa changed this while you were editing \(Jun \d+, 2026, .+\)\./);
    expect(alert.textContent).toContain('NameTheirs: Bella UnoYours: Bella Due');
    expect(alert.textContent).toContain('Also changed, and kept either way: Phone.');
    expect(field('Name').value).toBe('Bella Due');
  });

  it.each([
    [{ ...rosa, isYou: true }, 'You, in another window, changed this'],
    [undefined, 'Somebody else changed this'],
    [{ ...rosa, name: 'רוזה' }, '\u2068רוזה\u2069 changed this'],
  ])('know that it was themselves, that nobody knows, or whose name it is', async (changedBy, words) => {
    let isFirst = true;
    const { field, user } = open(({ values }) => {
      if (!isFirst) return { values, version: 'v8' };
      isFirst = false;
      throw refusal('CONFLICT', 409, { current: { name: 'Uno' }, version: 'v7', changedBy });
    });
    await user.type(field('Name'), ' Due');
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('load the other’s version only after a question', async () => {
    const { saves, field, user } = onName();
    await user.type(field('Name'), ' Due');
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Load their version' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Load their version?' });
    expect(dialog.textContent).toContain('What you typed is lost: Name.');
    await user.click(button('Keep editing'));
    expect(field('Name').value).toBe('Bella Due');
    await user.click(await screen.findByRole('button', { name: 'Load their version' }));
    await user.click(await screen.findByRole('button', { name: 'Load theirs' }));
    await screen.findByText('Nothing changed');
    expect([field('Name').value, field('Phone').value]).toEqual(['Bella Uno', '999']);
    expect(saves).toHaveLength(1);
  });

  it('keep their own and save again on top of the other’s', async () => {
    const { saves, field, user } = onName();
    await user.type(field('Name'), ' Due');
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Keep mine and save again' }));
    await screen.findByText('All changes saved');
    expect(saves[1]).toEqual({
      values: { name: 'Bella Due', phone: '999' },
      before: { name: 'Bella Uno', phone: '999' },
      version: 'v7',
    });
    expect(field('Phone').value).toBe('999');
  });

  it('are asked in the end where the other never stops saving', async () => {
    let saves = 0;
    const { field, user } = open(() => {
      saves += 1;
      throw refusal('CONFLICT', 409, {
        current: { name: 'Bella', phone: `${saves}00` },
        version: `v${saves}`,
      });
    });
    await user.type(field('Name'), ' Due');
    await user.click(button('Save'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(field('Name').value).toBe('Bella Due');
  });
});

describe('leaving an editor', () => {
  it('asks first where something is unsaved, and stays or goes as told', async () => {
    const { field, user } = open(() => stored());
    await user.type(field('Name'), ' Due');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(dialog.textContent).toContain('Not saved yet: Name.');
    await user.click(button('Stay here'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(field('Name').value).toBe('Bella Due');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Another screen')).toBeTruthy();
  });

  it('asks nothing where all is saved', async () => {
    const { user } = open(() => stored());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('Another screen')).toBeTruthy();
  });

  it('asks before the tab is closed, too', async () => {
    const { field, user } = open(() => stored());
    const closing = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(true);
    await user.type(field('Name'), ' Due');
    expect(closing()).toBe(false);
  });

  it('asks nothing when a new record leads on to its own page', async () => {
    const { router, field, user } = open(() => () => void router.navigate('/elsewhere'), {
      loaded: stored({}, ''),
    });
    await user.type(field('Name'), ' Due');
    await user.click(button('Save'));
    expect(await screen.findByText('Another screen')).toBeTruthy();
  });
});
