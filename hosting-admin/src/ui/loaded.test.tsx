import { CallError } from '@bite/shared/api/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formResolver } from '../lib/form-resolver.ts';
import { memoryPlatform } from '../lib/testing/memory-platform.ts';
import { renderScreen } from '../lib/testing/render-screen.tsx';
import { FormPage } from './form-page.tsx';
import { WhenLoaded } from './loaded.tsx';
import { TextField } from './text-field.tsx';

const schema = z.object({ name: z.string() });
type Values = z.input<typeof schema>;
const resolver = formResolver(schema);
const first = { values: { name: 'Bella' }, version: 'v1' };
const later = { ...first, version: 'v2' };

const suspended = new CallError('TENANT_SUSPENDED', 'This business is suspended.', 403);
const dismissed = new CallError('FORBIDDEN', 'You have no access here.', 403);

type Answers = Readonly<Record<string, CallError | null>>;

/** A button for each answer of the server, and the form as it then is. */
function Screen({ answers }: { answers: Answers }) {
  const [heard, setHeard] = useState<string>();
  const error = (heard !== undefined && answers[heard]) || null;
  const query = { data: heard === undefined || error ? first : later, error, isFetching: false };
  return (
    <>
      {Object.keys(answers).map((name) => (
        <button type="button" key={name} onClick={() => setHeard(name)}>
          {name}
        </button>
      ))}
      <WhenLoaded query={{ ...query, refetch: () => Promise.reject() }} what="this restaurant">
        {(loaded) => (
          <FormPage<Values>
            label="Place"
            loaded={loaded}
            resolver={resolver}
            onSave={async () => loaded}
            names={{ name: 'Name' }}
          >
            {({ register }) => <TextField label="Name" {...register('name')} />}
          </FormPage>
        )}
      </WhenLoaded>
    </>
  );
}

/** Something is typed into the form before the server answers. */
async function edit(answers: Answers) {
  renderScreen(memoryPlatform(), <Screen answers={answers} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Due');
  return { hear: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name' });

describe('a form that somebody was filling in', () => {
  it('C4-01 is closed while the business is suspended, and has what was typed when that ends', async () => {
    const { hear } = await edit({ suspension: suspended, end: null });
    await hear('suspension');
    expect(field()).toBeNull();
    expect(screen.getByRole('heading', { name: 'This business is suspended' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('What you have typed and not saved is kept');
    expect(screen.getByRole('alert').textContent).not.toContain('TENANT_SUSPENDED');
    await hear('end');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field()?.value).toBe('Bella Due');
    expect(screen.getByText('Not saved yet: Name')).toBeTruthy();
  });

  it('is gone once its record is not theirs any more', async () => {
    const { hear } = await edit({ dismissal: dismissed, return: null });
    await hear('dismissal');
    expect(screen.getByRole('alert').textContent).not.toContain('What you have typed');
    await hear('return');
    expect(field()?.value).toBe('Bella');
  });

  it('stays in sight where a later look at the record only failed', async () => {
    const { hear } = await edit({ failure: new CallError('NETWORK', 'no network') });
    await hear('failure');
    expect(field()?.value).toBe('Bella Due');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
