// The pictures of Morning Light Café.
import { defineLooks } from '../pictures/look.ts';
import {
  basket,
  board,
  bowl,
  type Coffee,
  centred,
  linen,
  marble,
  paper,
  plate,
  plated,
  wood,
} from '../pictures/recipe.ts';

function cup(liquid: string, art: Coffee['art'], more: Partial<Coffee> = {}): Coffee {
  return { kind: 'coffee', ground: marble, cup: '#f6f1e7', liquid, ...(art && { art }), ...more };
}

const dawn = paper('#f3c9a0');
const butter = paper('#f2dfae');
const sage = linen('#8a9a7b');
const clay = linen('#b9765a');
const sky = paper('#bcd3dd');

export const looks = defineLooks({
  logo: { kind: 'mark', shape: 'circle', from: '#f7c873', to: '#d9763a', emoji: '2615' },
  icon: { kind: 'mark', shape: 'tile', from: '#f2b45c', to: '#c9642f', emoji: '1f950' },
  hero: {
    kind: 'hero',
    ground: wood,
    dishes: [
      { dish: cup('#9a6236', 'rosetta'), x: 330, y: 330, scale: 0.62 },
      { dish: cup('#8a5430', 'heart', { cup: '#2f5d62' }), x: 1760, y: 830, scale: 0.6 },
      {
        dish: bowl(wood, '#d9e2e4', '#fbf6ec', 'smooth', ['blueberry', 'strawberry', 'nut']),
        x: 1640,
        y: 150,
        scale: 0.5,
      },
    ],
    placed: [
      { emoji: '1f950', x: 330, y: 900, size: 430, turn: -8 },
      { emoji: '1f95e', x: 1190, y: 950, size: 330 },
      { emoji: '1f353', x: 790, y: 970, size: 190, turn: 14 },
      { emoji: '1f34a', x: 1040, y: 140, size: 210 },
    ],
  },
  pancakes: plated(dawn, plate(), centred('1f95e', 920)),
  blueberryPancakes: plated(sky, plate(), centred('1f95e', 840, { x: 930 }), {
    emoji: '1fad0',
    x: 1410,
    y: 960,
    size: 320,
  }),
  waffle: plated(dawn, plate(), centred('1f9c7', 860)),
  eggs: plated(sage, plate(), centred('1f373', 900)),
  bigBreakfast: plated(
    clay,
    plate(),
    { emoji: '1f373', x: 830, y: 760, size: 640 },
    { emoji: '1f953', x: 1290, y: 800, size: 520 },
  ),
  benedict: plated(
    sage,
    plate('#eef0ea'),
    { emoji: '1f95a', x: 850, y: 770, size: 500 },
    { emoji: '1f96f', x: 1230, y: 800, size: 540 },
  ),
  avocadoToast: plated(
    sage,
    board(),
    { emoji: '1f35e', x: 860, y: 760, size: 620 },
    { emoji: '1f951', x: 1270, y: 830, size: 500, turn: 12 },
  ),
  bagel: plated(clay, board(), centred('1f96f', 780)),
  porridge: bowl(dawn, '#7f9aa0', '#e6d2ae', 'grains', ['nut', 'blueberry']),
  yogurt: bowl(sky, '#e9d9c6', '#fbf6ec', 'smooth', ['strawberry', 'blueberry', 'nut']),
  fruit: plated(
    sky,
    plate(),
    { emoji: '1f34a', x: 760, y: 830, size: 380 },
    { emoji: '1f353', x: 1050, y: 720, size: 360 },
    { emoji: '1f347', x: 1300, y: 830, size: 400 },
  ),
  croissant: plated(butter, board(), centred('1f950', 900)),
  muffin: plated(sky, plate(), centred('1f9c1', 760)),
  cookie: plated(dawn, plate('#e6edf0'), centred('1f36a', 740)),
  pie: plated(dawn, plate(), centred('1f967', 800)),
  loaf: plated(wood, board(), centred('1f956', 920)),
  sandwich: plated(sage, board(), centred('1f96a', 860), { emoji: '1f345', x: 1510, y: 1010, size: 260 }),
  burger: plated(wood, board(), centred('1f354', 840), { emoji: '1f35f', x: 1520, y: 900, size: 420 }),
  wrap: plated(sage, board(), centred('1f32f', 800, { turn: 18 })),
  salad: bowl(sage, '#f4efe2', '#7aa843', 'leaves', ['cherry tomato', 'cucumber', 'nut']),
  grainBowl: bowl(clay, '#e9e3d6', '#d9b98a', 'grains', ['avocado', 'cherry tomato', 'spinach', 'corn']),
  soup: bowl(dawn, '#e6ebe9', '#d1532a', 'smooth', ['basil', 'garlic']),
  fries: plated(wood, basket('#2f5d62'), centred('1f35f', 700, { y: 620 })),
  latte: cup('#9a6236', 'rosetta'),
  cappuccino: cup('#8a5430', 'heart', { cup: '#2f5d62', ground: wood }),
  espresso: cup('#3b1c0e', 'crema', { ground: wood }),
  americano: cup('#2f170c', undefined, { cup: '#c9d3d1' }),
  mocha: cup('#5a2f1a', 'powder', { cup: '#a65a3f', artColour: '#f3e2cd', ground: wood }),
  chai: cup('#b5793f', 'foam', { cup: '#8a9a7b', artColour: '#f2dcb8', ground: wood }),
  matcha: cup('#8fae4f', 'rosetta', { cup: '#efe9dc', artColour: '#eef3d6' }),
  tea: cup('#a5571c', undefined, {
    cup: '#dfe7ea',
    beside: [{ emoji: '1f34b', x: 1690, y: 1150, size: 300 }],
  }),
  icedLatte: {
    kind: 'drink',
    ground: butter,
    glass: 'highball',
    liquid: ['#f3e3cf', '#b5793f', '#6e3d1e'],
    hasIce: true,
    straw: '#2f5d62',
  },
  coldBrew: { kind: 'drink', ground: wood, glass: 'tumbler', liquid: ['#1f0f08', '#3b1c0e'], hasIce: true },
  orangeJuice: {
    kind: 'drink',
    ground: dawn,
    glass: 'highball',
    liquid: ['#f58a1f', '#fdb94a'],
    garnish: { emoji: '1f34a', x: 1290, y: 330, size: 280 },
  },
  smoothie: {
    kind: 'drink',
    ground: sky,
    glass: 'shake',
    liquid: ['#a3347a', '#e07ab0'],
    straw: '#8a9a7b',
    garnish: { emoji: '1fad0', x: 1270, y: 330, size: 260 },
  },
  beans: plated(wood, undefined, centred('1fad8', 820, { y: 760 })),
  mimosa: { kind: 'drink', ground: dawn, glass: 'flute', liquid: ['#f7a531', '#fcd27a'] },
});
