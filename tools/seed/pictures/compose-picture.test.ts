import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composePicture } from './compose-picture.ts';
import { centred, type Dish, darkWood, paper, plate, plated, type Recipe } from './recipe.ts';

const pizza: Dish = {
  kind: 'pizza',
  ground: darkWood,
  sauce: 'tomato',
  cheese: 'melted',
  toppings: ['pepperoni'],
  right: ['mushroom', 'basil'],
};

// Drawing at full size takes a second or two.
describe('a picture of the demo', { timeout: 30_000 }, () => {
  it.each<[string, Recipe, { format: string; width: number; height: number }]>([
    ['a drawn dish', pizza, { format: 'jpeg', width: 2000, height: 1500 }],
    [
      'an emoji on a plate, turned and running out of the picture',
      plated(paper('#f3c9a0'), plate(), centred('1f95e', 1400, { x: 1800, turn: 20 })),
      { format: 'jpeg', width: 2000, height: 1500 },
    ],
    [
      'a hero',
      { kind: 'hero', ground: darkWood, dishes: [{ dish: pizza, x: 0, y: 0, scale: 0.5 }], placed: [] },
      { format: 'jpeg', width: 2000, height: 1125 },
    ],
    [
      'a mark',
      { kind: 'mark', shape: 'circle', from: '#c62f26', to: '#7f1712', emoji: '1f355' },
      { format: 'png', width: 1024, height: 1024 },
    ],
  ])('%s is a real picture of its size', async (_, recipe, expected) => {
    const { data, width, height } = await composePicture(recipe);
    expect(await sharp(data).metadata()).toMatchObject(expected);
    expect({ width, height }).toEqual({ width: expected.width, height: expected.height });
  });

  it('is the same every time', async () => {
    const [one, other] = [await composePicture(pizza), await composePicture({ ...pizza })];
    expect(one.data.equals(other.data)).toBe(true);
  });

  it('of an emoji that does not exist is refused', async () => {
    await expect(composePicture(plated(darkWood, undefined, centred('1ffff')))).rejects.toThrow(/1ffff/);
  });
});
