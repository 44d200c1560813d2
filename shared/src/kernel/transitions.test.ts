import { describe, expect, it } from 'vitest';
import { DomainError } from './errors.ts';
import { assertCanGo, canGo, type Transitions } from './transitions.ts';

const door: Transitions<'open' | 'closed' | 'locked' | 'gone'> = {
  open: ['closed'],
  closed: ['open', 'locked'],
  locked: ['closed', 'gone'],
  gone: [],
};

/** What asserting throws; undefined where it lets the change pass. */
function refusal(from: keyof typeof door, to: keyof typeof door): unknown {
  try {
    assertCanGo(door, from, to, 'The door');
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('states as a table', () => {
  it('a state may go where its row says, and nowhere else, not even to itself', () => {
    const states = ['open', 'closed', 'locked', 'gone'] as const;
    const allowed = states.flatMap((from) =>
      states.filter((to) => canGo(door, from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual([
      'open → closed',
      'closed → open',
      'closed → locked',
      'locked → closed',
      'locked → gone',
    ]);
  });

  it('an allowed change passes', () => {
    expect(refusal('closed', 'locked')).toBeUndefined();
  });

  it('a refused one names the state it is in and the states it may go to', () => {
    const error = refusal('closed', 'gone');
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({
      code: 'TRANSITION_REFUSED',
      message: 'The door is closed and cannot become gone; it may become: open, locked',
      details: { state: 'closed', may: ['open', 'locked'] },
    });
  });

  it('a terminal one says that there is nothing more', () => {
    expect(refusal('gone', 'open')).toMatchObject({
      message: 'The door is gone and cannot become open; it may become: nothing more',
      details: { state: 'gone', may: [] },
    });
  });
});
