import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { assertPortsFree } from './free-ports.ts';
import { stacksAt } from './stack.ts';

// With this checkout's port shift.
const stacks = stacksAt(0);

describe('the stacks of emulators', () => {
  it.each(['start', 'dev'] as const)(
    'O9-47, I9-18 %s has auth, database and storage at their usual ports',
    (name) => {
      expect(stacks[name].ports).toMatchObject({ auth: 9099, firestore: 8080, storage: 9199 });
    },
  );

  it('O9-47, I9-18 so has firebase.json', () => {
    const { emulators } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
    expect(emulators).toMatchObject({
      auth: { port: 9099 },
      firestore: { port: 8080 },
      storage: { port: 9199 },
    });
  });

  it('those for tests share no port with them or each other, so that all can run', () => {
    const { start, dev, test, rules } = stacks;
    const people = new Set([...Object.values(start.ports), ...Object.values(dev.ports)]);
    const all = [...people, ...Object.values(test.ports), ...Object.values(rules.ports)];
    expect(new Set(all).size).toBe(all.length);
  });

  it('a shift moves every port and every address', () => {
    const shifted = stacksAt(500).start;
    const ports = Object.entries(stacks.start.ports).map(([name, port]) => [name, port + 500]);
    expect(shifted.ports).toEqual(Object.fromEntries(ports));
    expect(shifted.urls.site).toBe('http://localhost:5500');
  });

  it.each([
    [1000, 'port 6000 (site)'],
    [2000, 'port 10080 (firestore)'],
  ])('a shift by %i, which leads to a port that browsers refuse, is refused', async (shift, port) => {
    await expect(assertPortsFree(stacksAt(shift).start)).rejects.toThrow(port);
  });
});
