// The pictures of Taquería El Sol.
import { defineLooks } from '../pictures/look.ts';
import {
  basket,
  board,
  bowl,
  centred,
  darkWood,
  linen,
  paper,
  plate,
  plated,
  tray,
  wood,
} from '../pictures/recipe.ts';

const terracotta = linen('#b4552f');
const turquoise = paper('#6fb7ad');
const marigold = paper('#f0b548');
const agave = linen('#6f8a5a');
const rose = paper('#d96a82');

export const looks = defineLooks({
  logo: { kind: 'mark', shape: 'circle', from: '#f6b93b', to: '#d1541f', emoji: '1f31e' },
  icon: { kind: 'mark', shape: 'tile', from: '#f0a02c', to: '#c2461a', emoji: '1f32e' },
  hero: {
    kind: 'hero',
    ground: terracotta,
    dishes: [
      {
        dish: bowl(terracotta, '#2f6f6a', '#9cc25a', 'smooth', ['cherry tomato', 'onion', 'jalapeno']),
        x: 250,
        y: 190,
        scale: 0.46,
      },
      {
        dish: { kind: 'drink', ground: terracotta, glass: 'margarita', liquid: ['#cfe27a', '#e9f2a8'] },
        x: 1770,
        y: 380,
        scale: 0.62,
      },
      {
        dish: bowl(terracotta, '#f2c14e', '#b8301c', 'smooth', ['garlic', 'jalapeno']),
        x: 1300,
        y: 120,
        scale: 0.3,
      },
    ],
    placed: [
      { emoji: '1f32e', x: 380, y: 800, size: 560, turn: -6 },
      { emoji: '1f32e', x: 1560, y: 850, size: 520, turn: 8 },
      { emoji: '1f951', x: 1130, y: 960, size: 240, turn: 14 },
      { emoji: '1f336-fe0f', x: 780, y: 970, size: 230 },
      { emoji: '1f33d', x: 760, y: 140, size: 240, turn: 24 },
    ],
  },
  tacoBeef: plated(
    terracotta,
    plate(),
    { emoji: '1f32e', x: 790, y: 760, size: 600 },
    { emoji: '1f32e', x: 1240, y: 790, size: 560 },
  ),
  tacoPork: plated(
    marigold,
    board(),
    { emoji: '1f32e', x: 800, y: 760, size: 620 },
    { emoji: '1f34d', x: 1330, y: 780, size: 500 },
  ),
  tacoFish: plated(
    turquoise,
    plate(),
    { emoji: '1f32e', x: 820, y: 770, size: 620 },
    { emoji: '1f364', x: 1300, y: 800, size: 480 },
  ),
  tacoVeg: plated(
    agave,
    plate('#eef0e6'),
    { emoji: '1f32e', x: 820, y: 770, size: 620 },
    { emoji: '1f33d', x: 1320, y: 800, size: 460 },
  ),
  burrito: plated(terracotta, board(), centred('1f32f', 900)),
  burritoBowl: bowl(agave, '#e6ddd0', '#f0dfb8', 'grains', [
    'chicken',
    'corn',
    'avocado',
    'cherry tomato',
    'olive',
  ]),
  quesadilla: plated(marigold, plate(), centred('1fad3', 780), {
    emoji: '1f9c0',
    x: 1330,
    y: 920,
    size: 300,
  }),
  torta: plated(wood, board('#a86f3f'), centred('1f96a', 860)),
  enchiladas: plated(terracotta, plate('#e9dfd0'), centred('1f958', 900)),
  tamales: plated(
    agave,
    board(),
    { emoji: '1fad4', x: 800, y: 760, size: 600 },
    { emoji: '1fad4', x: 1240, y: 800, size: 540, turn: 20 },
  ),
  nachos: plated(
    marigold,
    tray(),
    centred('1f9c0', 540, { x: 830 }),
    { emoji: '1f951', x: 1290, y: 830, size: 420 },
    { emoji: '1f336-fe0f', x: 1070, y: 980, size: 240 },
  ),
  guacamole: bowl(darkWood, '#55463d', '#93bd52', 'smooth', ['cherry tomato', 'onion', 'jalapeno']),
  salsas: plated(
    darkWood,
    tray('#8a4a2a'),
    { emoji: '1f345', x: 760, y: 790, size: 420 },
    { emoji: '1f336-fe0f', x: 1080, y: 760, size: 440 },
    { emoji: '1f9c5', x: 1370, y: 860, size: 320 },
  ),
  corn: plated(
    turquoise,
    board(),
    { emoji: '1f33d', x: 850, y: 740, size: 680, turn: 14 },
    { emoji: '1f9c8', x: 1390, y: 960, size: 280 },
  ),
  soup: bowl(terracotta, '#3b5560', '#b8401f', 'smooth', ['chicken', 'corn', 'avocado', 'onion']),
  ceviche: bowl(turquoise, '#f4efe6', '#f3e3cf', 'smooth', ['salmon', 'cucumber', 'onion', 'avocado']),
  churros: plated(
    rose,
    basket('#7a2f4a'),
    { emoji: '1f956', x: 860, y: 600, size: 600, turn: -20 },
    { emoji: '1f956', x: 1180, y: 610, size: 580, turn: 12 },
    { emoji: '1f36b', x: 1580, y: 1090, size: 280 },
  ),
  flan: plated(marigold, plate(), centred('1f36e', 820)),
  paleta: plated(turquoise, tray('#e6e0d4'), { emoji: '1f367', x: 1000, y: 730, size: 760 }),
  margarita: {
    kind: 'drink',
    ground: turquoise,
    glass: 'margarita',
    liquid: ['#cfe27a', '#e9f2a8'],
    garnish: { emoji: '1f34b', x: 1440, y: 330, size: 260 },
  },
  mangoMargarita: {
    kind: 'drink',
    ground: rose,
    glass: 'margarita',
    liquid: ['#f2871e', '#fbc04a'],
    garnish: { emoji: '1f96d', x: 1430, y: 330, size: 290 },
  },
  michelada: {
    kind: 'drink',
    ground: terracotta,
    glass: 'beer',
    liquid: ['#8f2a14', '#d9632a'],
    foam: '#f6d9b8',
  },
  cerveza: {
    kind: 'drink',
    ground: agave,
    glass: 'bottle',
    liquid: ['#e2a92e', '#f6d36b'],
    garnish: { emoji: '1f34b', x: 1010, y: 190, size: 210 },
  },
  horchata: {
    kind: 'drink',
    ground: wood,
    glass: 'highball',
    liquid: ['#e9d9bd', '#fbf3e2'],
    hasIce: true,
    straw: '#c2461a',
  },
  jamaica: {
    kind: 'drink',
    ground: rose,
    glass: 'highball',
    liquid: ['#7a0f2a', '#c42350'],
    hasIce: true,
    straw: '#f6b93b',
  },
  soda: { kind: 'drink', ground: marigold, glass: 'bottle', liquid: ['#e8591f', '#f9923a'] },
});
