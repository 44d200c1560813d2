// Draws pizza toppings, each piece around (0, 0) and about a hundred pixels wide.
import { darker, lighter } from './colour.ts';
import { circle, type Drawing, ellipse, line, path, wobble } from './drawing.ts';
import type { Topping } from './recipe.ts';

interface ToppingKind {
  draw: (drawing: Drawing) => string;
  /** The number of pieces on a whole pizza with this topping alone. */
  count: number;
  scale: number;
  /** The size of its shadow, if smaller than usual. */
  reach?: number;
  /** Leaves and shavings are drawn on top. */
  isLast?: boolean;
}

function disc(drawing: Drawing, radius: number, light: string, dark: string): string {
  const fill = drawing.radial(
    [
      [0, light],
      [0.7, light],
      [1, dark],
    ],
    [0.42, 0.38, 0.62],
  );
  return circle(0, 0, radius, fill);
}

function pepperoni(drawing: Drawing): string {
  const specks = Array.from({ length: 7 }, () =>
    circle(
      drawing.between(-28, 28),
      drawing.between(-28, 28),
      drawing.between(3, 6),
      '#f0a184',
      'fill-opacity="0.6"',
    ),
  );
  return (
    disc(drawing, 54, '#c93b28', '#7f1a14') +
    specks.join('') +
    line('M-36 -24A44 44 0 0 1 -8 -43', '#ffd3bd', 6, 'stroke-opacity="0.5"')
  );
}

function chunk(drawing: Drawing, light: string, dark: string, radius = 40): string {
  const outline = wobble(drawing, 0, 0, radius, 0.16, 9, 0.85);
  const shine = ellipse(
    -radius * 0.25,
    -radius * 0.3,
    radius * 0.35,
    radius * 0.2,
    '#ffffff',
    'fill-opacity="0.28"',
  );
  return (
    path(
      outline,
      drawing.radial(
        [
          [0, light],
          [1, dark],
        ],
        [0.4, 0.34, 0.75],
      ),
    ) + shine
  );
}

function ribbon(drawing: Drawing, light: string, dark: string): string {
  const fill = drawing.linear(
    [
      [0, light],
      [0.5, dark],
      [1, light],
    ],
    [0, 0, 1, 1],
  );
  return (
    path('M-70 -14C-40 -52 -10 6 22 -26S66 -34 74 -8C50 -2 44 34 8 22S-44 44 -72 22Z', fill) +
    line('M-62 4C-36 -26 -8 26 24 -4S58 -14 68 -8', '#fff4ec', 6, 'stroke-opacity="0.65"')
  );
}

function mushroom(): string {
  const cap =
    'M-50 2C-52 -40 -22 -56 0 -56S52 -40 50 2C50 14 30 12 18 6L16 40Q0 52 -16 40L-18 6C-30 12 -50 14 -50 2Z';
  return (
    path(cap, '#e9d9bd') +
    path(
      'M-36 -2C-36 -28 -18 -40 0 -40S36 -28 36 -2Q18 -12 0 -12T-36 -2Z',
      '#a98a66',
      'fill-opacity="0.65"',
    ) +
    line('M-46 -6C-46 -38 -20 -52 0 -52S46 -38 46 -6', '#8f6e49', 6, 'stroke-opacity="0.8"')
  );
}

function ring(colour: string, inner: string, radius = 30): string {
  return (
    circle(0, 0, radius, 'none', `stroke="${colour}" stroke-width="${radius * 0.52}"`) +
    line(
      `M${-radius} ${-radius * 0.3}A${radius} ${radius} 0 0 1 ${-radius * 0.2} ${-radius}`,
      inner,
      5,
      'stroke-opacity="0.7"',
    )
  );
}

const strip = (colour: string, shine: string, width = 20): string =>
  line('M-58 18Q-10 -46 56 8', colour, width) +
  line('M-52 10Q-10 -48 48 0', shine, width * 0.24, 'stroke-opacity="0.7"');

function leaf(drawing: Drawing, light: string, dark: string): string {
  const fill = drawing.linear(
    [
      [0, light],
      [1, dark],
    ],
    [0, 0, 1, 1],
  );
  const veins = 'M-62 0Q0 -6 64 2M-30 -3L-12 -22M0 -4L18 -24M-24 0L-8 18M6 0L24 20';
  return (
    path('M-66 0Q-30 -46 14 -36T70 2Q40 40 -4 34T-66 0Z', fill) +
    line(veins, '#d8efae', 3.5, 'stroke-opacity="0.6"')
  );
}

function blob(drawing: Drawing, radius: number): string {
  const outline = wobble(drawing, 0, 0, radius, 0.12, 11);
  const fill = drawing.radial(
    [
      [0, '#ffffff'],
      [0.7, '#fbf3e2'],
      [1, '#e6cf9f'],
    ],
    [0.42, 0.4, 0.62],
  );
  return (
    path(outline, fill) +
    ellipse(radius * 0.2, radius * 0.25, radius * 0.3, radius * 0.16, '#d9a75c', 'fill-opacity="0.35"')
  );
}

function halfTomato(drawing: Drawing): string {
  const seeds = [
    [-14, -8],
    [12, -12],
    [0, 14],
    [-18, 12],
    [18, 10],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 4, 7, '#f9d38a'));
  return (
    disc(drawing, 42, '#ef4a35', '#b3211a') +
    circle(0, 0, 30, '#f47f63', 'fill-opacity="0.7"') +
    seeds.join('')
  );
}

function artichoke(drawing: Drawing): string {
  const fill = drawing.linear(
    [
      [0, '#e6e0a8'],
      [1, '#8f9a52'],
    ],
    [0, 0, 0, 1],
  );
  return (
    path('M0 -56Q44 -34 46 14Q20 52 0 52T-46 14Q-44 -34 0 -56Z', fill) +
    line('M0 -50V40M-24 -30Q-28 10 -8 40M24 -30Q28 10 8 40', '#6c7a3c', 5, 'stroke-opacity="0.6"')
  );
}

function pineapple(drawing: Drawing): string {
  const fill = drawing.linear([
    [0, '#ffe27a'],
    [1, '#eeb02c'],
  ]);
  return (
    path('M-46 -22Q0 -48 46 -22L26 34Q0 22 -26 34Z', fill) +
    line('M-30 -20L-18 24M0 -34V22M30 -20L18 24', '#c98a1c', 4, 'stroke-opacity="0.55"')
  );
}

const clam = (drawing: Drawing): string =>
  path(
    'M-44 12Q-40 -40 0 -44T44 12Q22 34 0 34T-44 12Z',
    drawing.radial([
      [0, '#fdf0d8'],
      [1, '#c79a63'],
    ]),
  ) + line('M-28 8Q-22 -22 0 -28M28 8Q22 -22 0 -28', '#a2733f', 4, 'stroke-opacity="0.5"');

const arugula = (drawing: Drawing): string =>
  path(
    'M-70 4Q-52 -14 -40 -4Q-30 -34 -10 -12Q4 -44 24 -14Q48 -30 70 0Q46 22 26 10Q8 40 -8 12Q-32 32 -42 10Q-54 16 -70 4Z',
    drawing.linear(
      [
        [0, '#7fae3f'],
        [1, '#3f6d24'],
      ],
      [0, 0, 1, 1],
    ),
  ) + line('M-64 3Q0 -8 62 0', '#cbe39b', 4, 'stroke-opacity="0.7"');

const strawberry = (drawing: Drawing): string =>
  path(
    'M0 52C-46 24 -56 -18 -34 -36Q0 -54 34 -36C56 -18 46 24 0 52Z',
    drawing.radial(
      [
        [0, '#ff7a76'],
        [0.6, '#e02c41'],
        [1, '#9c1230'],
      ],
      [0.4, 0.35, 0.8],
    ),
  ) +
  path('M-34 -38Q0 -66 34 -38Q14 -22 0 -30Q-14 -22 -34 -38Z', '#58a03c') +
  [
    [-16, -8],
    [14, -10],
    [0, 14],
    [-20, 12],
    [20, 14],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 3, 5, '#ffe3a6'))
    .join('');

const avocado = (drawing: Drawing): string =>
  path(
    'M-72 22Q-30 -56 34 -40T72 22Q30 -10 0 -6T-72 22Z',
    drawing.linear([
      [0, '#4f8a2e'],
      [0.25, '#b6d66a'],
      [1, '#eaf2b4'],
    ]),
  );

/** A cube of fish or tofu with lines of fat. */
const cube = (drawing: Drawing, colour: string, fat: string): string =>
  path(
    'M-44 -26Q-6 -44 40 -30L46 22Q4 42 -40 30Z',
    drawing.linear([
      [0, lighter(colour, 0.25)],
      [1, darker(colour, 0.16)],
    ]),
  ) + line('M-30 -20L-24 22M-4 -30L2 30M22 -28L28 24', fat, 5, 'stroke-opacity="0.6"');

function noodles(drawing: Drawing): string {
  const strands = Array.from({ length: 7 }, (_, strand) => {
    const y = -42 + strand * 14;
    return line(
      `M-80 ${y}q40 ${drawing.between(-26, 26)} 80 0t80 ${drawing.between(-14, 14)}`,
      strand % 2 ? '#f4dc9a' : '#e3bf6a',
      9,
    );
  });
  return strands.join('');
}

const friedEgg = (drawing: Drawing): string =>
  path(
    wobble(drawing, 0, 0, 92, 0.12, 12),
    drawing.radial([
      [0, '#ffffff'],
      [0.8, '#fffaf0'],
      [1, '#ecd9b0'],
    ]),
  ) +
  circle(
    4,
    -4,
    40,
    drawing.radial(
      [
        [0, '#ffd34d'],
        [1, '#f29a17'],
      ],
      [0.4, 0.35, 0.7],
    ),
  ) +
  ellipse(-8, -18, 12, 7, '#ffffff', 'fill-opacity="0.7"');

export const toppingKinds: Readonly<Record<Topping, ToppingKind>> = {
  pepperoni: { draw: pepperoni, count: 22, scale: 1.15 },
  sausage: { draw: (drawing) => chunk(drawing, '#b9774a', '#6d3a1e'), count: 22, reach: 48, scale: 0.95 },
  meatball: { draw: (drawing) => chunk(drawing, '#a5613a', '#512611', 46), count: 14, scale: 1.2 },
  ham: { draw: (drawing) => ribbon(drawing, '#f3a9a0', '#cf5f5c'), count: 13, scale: 1.35 },
  chicken: { draw: (drawing) => chunk(drawing, '#f5dcae', '#c98f4c'), count: 18, scale: 1.05 },
  anchovy: { draw: () => strip('#7b5a45', '#d7b89c', 17), count: 12, scale: 1.1 },
  clam: { draw: clam, count: 16, scale: 0.9 },
  bacon: { draw: (drawing) => ribbon(drawing, '#e08465', '#8c2f22'), count: 13, scale: 1 },
  mushroom: { draw: mushroom, count: 17, scale: 1.05 },
  olive: { draw: () => ring('#33302f', '#8f8a86'), count: 20, reach: 46, scale: 0.95 },
  'green pepper': { draw: () => strip('#4f9a35', '#bfe59a'), count: 14, scale: 1.1 },
  'red pepper': { draw: () => strip('#d23c22', '#ffb39a'), count: 14, scale: 1.1 },
  onion: {
    draw: () => strip('#a54b86', '#efc3df', 13) + line('M-46 34Q-8 -14 46 26', '#c987ae', 9),
    count: 13,
    scale: 1.05,
  },
  'cherry tomato': { draw: halfTomato, count: 15, scale: 1.05 },
  spinach: { draw: (drawing) => leaf(drawing, '#5c9440', '#234d1d'), count: 16, scale: 0.95 },
  basil: { draw: (drawing) => leaf(drawing, '#6fbf45', '#2d7a2a'), count: 9, scale: 1.25, isLast: true },
  artichoke: { draw: artichoke, count: 14, scale: 1 },
  jalapeno: {
    draw: () => ring('#5c9a34', '#d4efa8', 28) + circle(-5, -4, 4, '#f5edc4') + circle(7, 5, 4, '#f5edc4'),
    count: 18,
    reach: 44,
    scale: 0.95,
  },
  pineapple: { draw: pineapple, count: 16, scale: 1 },
  eggplant: {
    draw: (drawing) => circle(0, 0, 56, '#4b2a52') + disc(drawing, 48, '#d9c496', '#b39a63'),
    count: 12,
    scale: 1.1,
  },
  arugula: { draw: arugula, count: 18, scale: 1.15, isLast: true },
  potato: {
    draw: (drawing) =>
      path(wobble(drawing, 0, 0, 62, 0.06, 10), '#c9963f') +
      path(wobble(drawing, 0, 0, 55, 0.06, 10), '#f4dc92'),
    count: 16,
    scale: 1.1,
  },
  garlic: {
    draw: (drawing) => path(wobble(drawing, 0, 0, 18, 0.2, 7), '#fff3d6'),
    count: 26,
    reach: 22,
    scale: 1,
  },
  mozzarella: { draw: (drawing) => blob(drawing, 78), count: 11, scale: 1.15 },
  ricotta: { draw: (drawing) => blob(drawing, 48), count: 13, reach: 54, scale: 1 },
  egg: { draw: friedEgg, count: 3, scale: 1.5 },
  blueberry: {
    draw: (drawing) =>
      disc(drawing, 34, '#6d7fc4', '#2b3570') + circle(4, -6, 11, '#27306b', 'fill-opacity="0.7"'),
    count: 20,
    reach: 40,
    scale: 1.05,
  },
  strawberry: { draw: strawberry, count: 12, scale: 1.2 },
  avocado: { draw: avocado, count: 9, scale: 1.45 },
  corn: { draw: (drawing) => disc(drawing, 17, '#ffd94f', '#e3a41c'), count: 40, reach: 20, scale: 1.1 },
  salmon: { draw: (drawing) => cube(drawing, '#f5824a', '#ffd5ba'), count: 14, scale: 1.4 },
  tuna: { draw: (drawing) => cube(drawing, '#c4253a', '#e0707c'), count: 14, scale: 1.4 },
  noodles: { draw: noodles, count: 13, scale: 2.1 },
  nut: { draw: (drawing) => chunk(drawing, '#d9a767', '#8a5526', 24), count: 24, reach: 30, scale: 1 },
  cucumber: {
    draw: (drawing) => circle(0, 0, 50, '#4d8a35') + disc(drawing, 43, '#d9efb3', '#a9d07c'),
    count: 12,
    scale: 1.1,
  },
  tofu: { draw: (drawing) => cube(drawing, '#f6efdd', '#ffffff'), count: 10, scale: 1.25 },
};
