// The pictures of Scoop & Swirl.
import { defineLooks } from '../pictures/look.ts';
import { centred, marble, paper, plate, plated, type Scoops } from '../pictures/recipe.ts';

const mint = paper('#bfe3d3');
const blush = paper('#f9cbd8');
const lemon = paper('#fbe6a2');
const sky = paper('#c3ddf2');
const peach = paper('#fcd4b4');
const lilac = paper('#dccdf0');
const confetti = ['#e11d48', '#2563eb', '#facc15', '#22c55e', '#f97316'];

const vanilla = ['#fff1d2', '#e9d09a'] as const;
const chocolate = '#6b3f26';
const strawberry = ['#f59fb5', '#d4476a'] as const;
const mintChip = ['#a9dcbc', '#3a2016'] as const;
const cookies = ['#f3eadd', '#2f2622'] as const;
const pistachio = ['#c3d494', '#7f9442'] as const;
const caramel = ['#e0a25a', '#9a5a20'] as const;
const coffee = ['#b98a5e', '#5a3418'] as const;
const lavender = ['#cdb9e6', '#8a6fb5'] as const;
const mango = '#f9b233';
const raspberry = '#d9345f';

function cone(scoop: Scoops['scoops'][number], ground: Scoops['ground'], more: Partial<Scoops> = {}): Scoops {
  return { kind: 'scoops', ground, vessel: 'cone', scoops: [scoop], ...more };
}

export const looks = defineLooks({
  logo: { kind: 'mark', shape: 'circle', from: '#f9a8c4', to: '#7c4fd0', emoji: '1f366' },
  icon: { kind: 'mark', shape: 'tile', from: '#f78fb3', to: '#8b5cf6', emoji: '1f368' },
  hero: {
    kind: 'hero',
    ground: blush,
    dishes: [
      {
        dish: {
          kind: 'scoops',
          ground: blush,
          vessel: 'cup',
          scoops: [vanilla, strawberry, chocolate],
          hasCherry: true,
          sprinkles: confetti,
          vesselColour: '#8b5cf6',
        },
        x: 330,
        y: 560,
        scale: 0.7,
      },
      {
        dish: {
          kind: 'scoops',
          ground: blush,
          vessel: 'coupe',
          scoops: [vanilla, mintChip, vanilla],
          sauce: '#4a2212',
          hasCream: true,
          hasCherry: true,
        },
        x: 1660,
        y: 590,
        scale: 0.68,
      },
    ],
    placed: [
      { emoji: '1f353', x: 740, y: 960, size: 220 },
      { emoji: '1f352', x: 1210, y: 960, size: 220, turn: 12 },
      { emoji: '1f36b', x: 980, y: 140, size: 210, turn: -16 },
    ],
  },
  vanilla: cone(vanilla, sky),
  chocolate: cone(chocolate, peach),
  strawberry: cone(strawberry, mint),
  mintChip: cone(mintChip, blush),
  cookies: cone(cookies, sky),
  pistachio: cone(pistachio, peach),
  caramel: cone(caramel, lilac),
  coffee: cone(coffee, mint),
  lavender: cone(lavender, lemon),
  mango: cone(mango, sky),
  raspberry: cone(raspberry, mint),
  birthday: cone(['#fff6e0', '#f0b7cc'], lilac, { sprinkles: confetti }),
  buildYourOwn: {
    kind: 'scoops',
    ground: blush,
    vessel: 'cup',
    scoops: [vanilla, strawberry, chocolate],
    hasCherry: true,
    sprinkles: confetti,
    vesselColour: '#8b5cf6',
  },
  hotFudge: {
    kind: 'scoops',
    ground: marble,
    vessel: 'coupe',
    scoops: [vanilla, vanilla, vanilla],
    sauce: '#4a2212',
    hasCream: true,
    hasCherry: true,
  },
  caramelSundae: {
    kind: 'scoops',
    ground: peach,
    vessel: 'coupe',
    scoops: [caramel, vanilla, caramel],
    sauce: '#b8691c',
    hasCream: true,
    hasCherry: true,
  },
  berrySundae: {
    kind: 'scoops',
    ground: mint,
    vessel: 'coupe',
    scoops: [strawberry, vanilla, strawberry],
    sauce: '#a3123f',
    hasCream: true,
    hasCherry: true,
  },
  bananaSplit: {
    kind: 'scoops',
    ground: lemon,
    vessel: 'boat',
    scoops: [vanilla, chocolate, strawberry],
    sauce: '#4a2212',
    hasCherry: true,
  },
  brownieSundae: {
    kind: 'scoops',
    ground: lilac,
    vessel: 'coupe',
    scoops: [chocolate, cookies, chocolate],
    sauce: '#3a1a0e',
    hasCream: true,
    hasCherry: true,
  },
  sandwich: { kind: 'scoops', ground: sky, vessel: 'sandwich', scoops: [vanilla] },
  pint: { kind: 'scoops', ground: lilac, vessel: 'tub', scoops: [pistachio], vesselColour: '#8b5cf6' },
  shake: {
    kind: 'drink',
    ground: blush,
    glass: 'shake',
    liquid: ['#f2a3bd', '#fbd3df'],
    foam: '#fff4f0',
    straw: '#8b5cf6',
    garnish: { emoji: '1f352', x: 1010, y: 190, size: 230 },
  },
  chocolateShake: {
    kind: 'drink',
    ground: peach,
    glass: 'shake',
    liquid: ['#6b3f26', '#b98a5e'],
    foam: '#fff4e6',
    straw: '#e11d48',
    garnish: { emoji: '1f352', x: 1010, y: 190, size: 230 },
  },
  float: {
    kind: 'drink',
    ground: lemon,
    glass: 'highball',
    liquid: ['#3a1a0e', '#7a4222'],
    foam: '#fff1d2',
    straw: '#e11d48',
  },
  lemonade: {
    kind: 'drink',
    ground: lemon,
    glass: 'highball',
    liquid: ['#f2d35a', '#fbeea6'],
    hasIce: true,
    straw: '#8b5cf6',
    garnish: { emoji: '1f34b', x: 1290, y: 330, size: 290 },
  },
  cake: plated(lilac, plate(), centred('1f382', 900)),
  waffle: plated(peach, plate(), centred('1f9c7', 700, { x: 900 }), {
    emoji: '1f368',
    x: 1280,
    y: 800,
    size: 520,
  }),
  giftCard: plated(lilac, undefined, centred('1f381', 900, { y: 760 })),
});
