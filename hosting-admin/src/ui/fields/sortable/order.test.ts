import { describe, expect, it } from 'vitest';
import { type Direction, dropped, movedIn, placeOf, stepped } from './order.ts';

/** 'food .starters .mains drinks': a dot a level. */
const read = (words: string) =>
  words.split(' ').map((word) => ({ id: word.replace(/^\.+/, ''), depth: word.lastIndexOf('.') + 1 }));
const written = (rows: ReturnType<typeof read>) =>
  rows.map(({ id, depth }) => '.'.repeat(depth) + id).join(' ');

describe('an order', () => {
  it.each<[string, string, Direction, string]>([
    ['a b c', 'b', 'up', 'b a c'],
    ['a b c', 'b', 'down', 'a c b'],
    ['a b c', 'a', 'up', 'a b c'],
    ['a b c', 'c', 'down', 'a b c'],
    ['a b', 'b', 'in', 'a b'],
  ])('of a list: in "%s" %s goes %s: "%s"', (before, id, direction, after) => {
    expect(written([...stepped(read(before), id, direction, 0)])).toBe(after);
  });

  it.each<[string, string, Direction, string]>([
    ['a .a1 b', 'b', 'up', 'b a .a1'],
    ['a .a1 b .b1', 'a', 'down', 'b .b1 a .a1'],
    ['a .a1 b', 'b', 'in', 'a .a1 .b'],
    ['a .a1 b .b1', 'b', 'in', 'a .a1 .b ..b1'],
    ['a .a1 ..x b .b1 ..y', 'b', 'in', 'a .a1 ..x b .b1 ..y'],
    ['a .a1 .a2 b', 'a1', 'out', 'a .a2 a1 b'],
    ['a .a1 .a2', 'a1', 'up', 'a .a1 .a2'],
    ['a .a1', 'a', 'in', 'a .a1'],
    ['a', 'a', 'out', 'a'],
  ])('of a tree of three levels: in "%s" %s goes %s: "%s"', (before, id, direction, after) => {
    expect(written([...stepped(read(before), id, direction, 2)])).toBe(after);
  });

  it.each([
    ['a b c', 'a', 2, 0, 'b c a'],
    ['a .a1 b', 'a', 2, 0, 'b a .a1'],
    ['a .a1 b', 'b', 1, 0, 'a .b .a1'],
    ['a b', 'b', 1, 5, 'a .b'],
    ['a .a1 b', 'a', 1, 0, 'a .a1 b'],
    ['a b', 'gone', 0, 0, 'a b'],
  ])('after a drag in "%s" of %s to %d, level %d: "%s"', (before, id, at, depth, after) => {
    expect(written([...dropped(read(before), id, at, depth, 2)])).toBe(after);
  });

  it('tells which of how many a row is, and below what', () => {
    const rows = read('a .a1 ..x .a2 b');
    expect(placeOf(rows, 'a2')).toMatchObject({ parent: { id: 'a' }, number: 2, count: 2 });
    expect(placeOf(rows, 'b')).toEqual({ parent: undefined, number: 2, count: 2 });
  });
});

describe('a move in a list', () => {
  it.each([
    ['a b c d', 'b a c d'],
    ['a b c d', 'b c d a'],
    ['a b c d', 'd a b c'],
    ['a b c d', 'a d b c'],
    ['a b', 'a b'],
  ])('from %s to %s is that of one row', (before, after) => {
    const [from, to] = movedIn(read(before), read(after));
    const moved = read(before)
      .toSpliced(from, 1)
      .toSpliced(to, 0, ...read(before).slice(from, from + 1));
    expect(written(moved)).toBe(after);
  });
});
