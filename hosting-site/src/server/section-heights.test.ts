import { describe, expect, it } from 'vitest';
import { aMenuGroup, anItem, aStorefront } from '../testing/a-storefront.ts';
import { sectionHeights } from './section-heights.ts';

const image = { src: '/dish.jpg', ratio: 1 };
const pictured = anItem({ itemId: 1, image });
const described = anItem({ itemId: 2, description: 'With words.' });
const plain = anItem({ itemId: 3 });

/** On a phone, and where there is room for two columns. */
function heightsOf(...items: ReturnType<typeof anItem>[]): (string | undefined)[] {
  const menuGroups = [aMenuGroup({ menuGroupId: 1, itemIds: items.map(({ itemId }) => itemId) })];
  const styles = sectionHeights(aStorefront({ items, menuGroups }));
  return [...styles.matchAll(/auto (\d+)px/g)].map(([, height]) => height);
}

describe('the height that a section is expected to have', () => {
  it('follows what its dishes show: a picture, words, or a name alone', () => {
    expect(heightsOf(pictured)).toEqual(['196', '200']);
    expect(heightsOf(described)).toEqual(['172', '172']);
    expect(heightsOf(plain)).toEqual(['132', '132']);
  });

  it('is known of the dishes that are still to come, too', () => {
    const menuGroups = [aMenuGroup({ menuGroupId: 1, itemIds: [1, 2, 3] })];
    const storefront = aStorefront({ items: [pictured, described, plain], menuGroups });
    const styles = sectionHeights(storefront, { ...storefront, items: [pictured], isPartial: true });
    const rests = [...styles.matchAll(/#category-1-rest\{--all:(\d+)px/g)].map(([, height]) =>
      Number(height),
    );
    expect(rests).toEqual([12 + 116 + 12 + 76, 16 + 116]);
  });

  it('is that of the highest dish in each row', () => {
    expect(heightsOf(plain, pictured)).toEqual([String(56 + 76 + 12 + 140), String(56 + 144)]);
  });
});
