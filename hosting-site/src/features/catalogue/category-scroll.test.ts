import { describe, expect, it } from 'vitest';
import { activeSection, type ScrollState, scrollTarget } from './category-scroll.ts';

const sections = [
  { id: 'starters', top: 500, height: 600 },
  { id: 'mains', top: 1100, height: 600 },
  { id: 'sweets', top: 1700, height: 200 },
];
const at = (scrollTop: number, change: Partial<ScrollState> = {}): ScrollState => ({
  scrollTop,
  viewHeight: 800,
  pageHeight: 3000,
  isBarFixed: false,
  ...change,
});

describe('the category one is reading', () => {
  it('is the first one above all of them', () => {
    expect(activeSection(sections, at(0))).toBe('starters');
  });

  it('O2.2-13 changes 180 px below the top edge', () => {
    expect(activeSection(sections, at(1100 - 181))).toBe('starters');
    expect(activeSection(sections, at(1100 - 180))).toBe('mains');
  });

  it('O2.2-13 changes 68 px sooner under the fixed bar', () => {
    expect(activeSection(sections, at(1100 - 249, { isBarFixed: true }))).toBe('starters');
    expect(activeSection(sections, at(1100 - 248, { isBarFixed: true }))).toBe('mains');
  });

  it('O2.2-12 is the last one at the bottom of the page', () => {
    expect(activeSection(sections, at(1200, { pageHeight: 2000 }))).toBe('sweets');
  });

  it('is none of none', () => {
    expect(activeSection([], at(0))).toBeUndefined();
  });
});

describe('the way to a category', () => {
  it('O2.2-13 ends 104 px above its title, 68 more under the fixed bar', () => {
    expect(scrollTarget({ id: 'mains', top: 1100, height: 600 }, false)).toBe(996);
    expect(scrollTarget({ id: 'mains', top: 1100, height: 600 }, true)).toBe(928);
  });

  it('O2.2-13 ends 60 px higher for a short section', () => {
    expect(scrollTarget({ id: 'sweets', top: 1700, height: 200 }, false)).toBe(1536);
    expect(scrollTarget({ id: 'sweets', top: 1700, height: 200 }, true)).toBe(1468);
  });

  it('leads to a place at which that category is the active one', () => {
    for (const section of sections) {
      for (const isBarFixed of [false, true]) {
        const scrollTop = scrollTarget(section, isBarFixed);
        expect(activeSection(sections, at(scrollTop, { isBarFixed }))).toBe(section.id);
      }
    }
  });

  it('never ends above the page', () => {
    expect(scrollTarget({ id: 'starters', top: 50, height: 600 }, true)).toBe(0);
  });
});
