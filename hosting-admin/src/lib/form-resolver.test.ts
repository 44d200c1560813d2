import { contract } from '@bite/shared/api/contract';
import type { Endpoint } from '@bite/shared/api/endpoint';
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const written = Object.entries(sources).filter(([path]) => !/\.test\.tsx?$|form-resolver\.ts$/.test(path));

describe('what forms say of what is missing or wrong', () => {
  const wrong = [undefined, null, '', [], {}, 'x', -1, true, '\uD800'];
  const bodies = Object.entries<Endpoint>(contract).flatMap(([name, { body }]) =>
    body ? [[name, body] as const] : [],
  );

  it.each(bodies)('%s: no word of the schema library', (_name, schema) => {
    const fields = Object.keys((schema as unknown as { shape?: object }).shape ?? {});
    const sent = wrong.flatMap((value) => [value, Object.fromEntries(fields.map((field) => [field, value]))]);
    for (const value of sent)
      for (const { message } of schema.safeParse(value, { error: plainMessage }).error?.issues ?? [])
        expect(message).not.toMatch(/Invalid input|received|expected (string|number|object|array|boolean)/);
  });

  it('comes from the one resolver, in every form', () => {
    expect(written.length).toBeGreaterThan(100);
    const others = written.filter(([, text]) => /@hookform\/resolvers/.test(text));
    expect(others.map(([path]) => path)).toEqual([]);
  });
});
