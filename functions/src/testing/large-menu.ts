// Very large menus, with words that repeat as rarely as in real ones.
import { createHash } from 'node:crypto';
import type { Storefront, StorefrontRestaurant } from '@bite/shared/catalogue/storefront';
import { aMenuGroup, anItem, aStorefront } from '@bite/shared/testing/a-storefront';
import { scattered } from './scattered.ts';

const syllables = 'ba ce di fo gu ka le mi no pu ra se ti vo zu bran chor dill fenn grat hazel miso'.split(
  ' ',
);

function sentence(seed: string, words: number): string {
  const random = scattered(seed);
  const syllable = () => syllables[random.next().value % syllables.length];
  return Array.from({ length: words }, () => `${syllable()}${syllable()}`).join(' ');
}

function guidOf(seed: string): string {
  const digits = createHash('sha256').update(seed).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
  ];
  return [...parts, digits.slice(20, 32)].join('-');
}

/** Each item has a description of that many words, its own picture and a price. */
export function menuOf(
  count: number,
  restaurant: Partial<StorefrontRestaurant> = {},
  { words = 25 } = {},
): Storefront {
  const items = Array.from({ length: count }, (_, index) => {
    const picture = `https://firebasestorage.googleapis.com/v0/b/bite.appspot.com/o/tenants%2F1%2Fitems%2F${guidOf(`p${index}`)}`;
    return anItem({
      itemId: index + 1,
      guid: guidOf(`i${index}`),
      name: sentence(`n${index}`, 3),
      description: sentence(`d${index}`, words),
      basePrice: 5 + (index % 40) / 4,
      calories: 100 + ((index * 37) % 900),
      image: {
        src: `${picture}%2Foriginal.jpg?alt=media`,
        sized: `${picture}%2F{width}.webp?alt=media`,
        widths: [320, 480, 600, 768, 1024],
        ratio: 1.333,
      },
    });
  });
  const groups = Array.from({ length: Math.ceil(count / 25) }, (_, index) =>
    aMenuGroup({
      menuGroupId: index + 1,
      guid: guidOf(`g${index}`),
      name: sentence(`group ${index}`, 2),
      itemIds: items.slice(index * 25, index * 25 + 25).map(({ itemId }) => itemId),
    }),
  );
  return aStorefront({ items, menuGroups: groups, restaurant });
}
