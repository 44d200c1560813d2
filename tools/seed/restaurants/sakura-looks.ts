// The pictures of Sakura Sushi.
import { defineLooks } from '../pictures/look.ts';
import {
  basket,
  bowl,
  centred,
  darkWood,
  linen,
  type Nigiri,
  paper,
  plate,
  plated,
  type Rolls,
  slate,
  tray,
  wood,
} from '../pictures/recipe.ts';

function rolls(fillings: readonly string[], outside: Rolls['outside'], more: Partial<Rolls> = {}): Rolls {
  return { kind: 'rolls', ground: slate, outside, fillings, ...more };
}

function fish(style: Nigiri['style'], colour: string, more: Partial<Nigiri> = {}): Nigiri {
  return { kind: 'nigiri', ground: darkWood, style, colour, ...more };
}

const salmon = '#f5824a';
const tuna = '#c4253a';
const yellowtail = '#f0b9a0';
const avocado = '#8fb84a';
const cucumber = '#9ccb6a';
const crab = '#ee6a50';
const shrimp = '#f6a27c';
const eel = '#7a4022';
const cream = '#fbf3df';
const cherryBlossom = paper('#efc4cc');
const moss = linen('#5f6f52');
const indigo = linen('#3d4a63');

export const looks = defineLooks({
  logo: { kind: 'mark', shape: 'circle', from: '#e58aa0', to: '#9d2f52', emoji: '1f338' },
  icon: { kind: 'mark', shape: 'tile', from: '#d9627f', to: '#8c2648', emoji: '1f363' },
  hero: {
    kind: 'hero',
    ground: slate,
    dishes: [
      { dish: fish('nigiri', salmon, { stripes: '#ffdcc4' }), x: 330, y: 260, scale: 0.52 },
      {
        dish: rolls([eel, cucumber], 'rice', { over: avocado, drizzle: '#3a1a0e' }),
        x: 1640,
        y: 860,
        scale: 0.62,
      },
      { dish: fish('gunkan', '#f2662a'), x: 1660, y: 180, scale: 0.46 },
    ],
    placed: [
      { emoji: '1f338', x: 880, y: 170, size: 190, turn: 20 },
      { emoji: '1f338', x: 1130, y: 960, size: 230, turn: -14 },
      { emoji: '1f338', x: 190, y: 610, size: 150 },
      { emoji: '1f364', x: 330, y: 880, size: 400, turn: 10 },
      { emoji: '1f376', x: 770, y: 960, size: 260 },
    ],
  },
  salmonNigiri: fish('nigiri', salmon, { stripes: '#ffdcc4' }),
  tunaNigiri: fish('nigiri', tuna, { stripes: '#d9566a' }),
  fattyTunaNigiri: fish('nigiri', '#ee8d8f', { stripes: '#ffe1dc', ground: slate }),
  yellowtailNigiri: fish('nigiri', yellowtail, { stripes: '#d7705d' }),
  whiteNigiri: fish('nigiri', '#f3e6dc', { stripes: '#e7b7a7', ground: indigo }),
  shrimpNigiri: fish('nigiri', shrimp, { stripes: '#fff3ea', ground: moss }),
  eelNigiri: fish('nigiri', eel, { stripes: '#a8643a', hasNoriBand: true }),
  eggNigiri: fish('nigiri', '#f4c84d', { stripes: '#e3a92c', hasNoriBand: true, ground: indigo }),
  ikura: fish('gunkan', '#f2662a'),
  uni: fish('gunkan', '#e9a23b', { ground: moss }),
  salmonSashimi: fish('sashimi', salmon, { stripes: '#ffdcc4', ground: slate }),
  tunaSashimi: fish('sashimi', tuna, { stripes: '#d9566a', ground: slate }),
  yellowtailSashimi: fish('sashimi', yellowtail, { stripes: '#d7705d', ground: indigo }),
  tunaMaki: rolls([tuna], 'nori', { pieces: 6 }),
  cucumberMaki: rolls([cucumber], 'nori', { pieces: 6, ground: moss }),
  futomaki: rolls(['#f4c84d', cucumber, crab], 'nori', { ground: moss }),
  california: rolls([crab, avocado, cream], 'sesame'),
  spicyTuna: rolls([tuna, cucumber], 'sesame', { drizzle: '#e5602c', ground: darkWood }),
  boston: rolls([shrimp, avocado, cucumber], 'roe'),
  alaska: rolls([salmon, avocado], 'sesame', { ground: moss }),
  dragon: rolls([eel, cucumber], 'rice', { over: avocado, drizzle: '#3a1a0e' }),
  redDragon: rolls([shrimp, avocado], 'rice', { over: tuna, drizzle: '#3a1a0e', ground: darkWood }),
  rainbow: rolls([crab, avocado], 'rice', { over: salmon, pearls: '#e8472c' }),
  cherryBlossom: rolls([salmon, avocado], 'soy paper', { over: tuna, ground: cherryBlossom }),
  tiger: rolls([crab, cucumber], 'rice', { over: shrimp, drizzle: '#e9a01e', ground: darkWood }),
  volcano: rolls([crab, avocado], 'fried', { pearls: '#e8472c', drizzle: '#e5602c' }),
  shrimpTempura: rolls([shrimp, avocado], 'sesame', { drizzle: '#3a1a0e', ground: indigo }),
  crunchy: rolls([shrimp, cream], 'fried', { drizzle: '#3a1a0e', ground: darkWood }),
  naruto: rolls([tuna, salmon, avocado], 'cucumber', { pieces: 6 }),
  garden: rolls([avocado, '#e98a3a', '#a95c8d'], 'soy paper', { ground: moss }),
  edamame: plated(moss, plate('#3b4046'), centred('1fadb', 780)),
  gyoza: plated(
    darkWood,
    plate('#2f3a44'),
    { emoji: '1f95f', x: 800, y: 780, size: 520 },
    { emoji: '1f95f', x: 1210, y: 800, size: 520 },
  ),
  tempura: plated(
    wood,
    basket('#3b4046'),
    { emoji: '1f364', x: 820, y: 620, size: 560 },
    { emoji: '1f364', x: 1200, y: 640, size: 540, turn: 16 },
  ),
  skewers: plated(
    darkWood,
    tray(),
    { emoji: '1f362', x: 820, y: 720, size: 700, turn: 10 },
    { emoji: '1f362', x: 1230, y: 760, size: 660, turn: -6 },
  ),
  misoSoup: bowl(indigo, '#3a2a2a', '#c99a5a', 'smooth', ['tofu', 'spinach', 'garlic']),
  seaweedSalad: bowl(slate, '#e9e4d6', '#4f8a3c', 'leaves', ['cucumber', 'corn']),
  takoyaki: plated(wood, tray('#7c4a2a'), { emoji: '1f9c6', x: 1000, y: 740, size: 820 }),
  oysters: plated(
    slate,
    plate(),
    { emoji: '1f9aa', x: 810, y: 780, size: 520 },
    { emoji: '1f9aa', x: 1230, y: 800, size: 480, turn: 18 },
  ),
  onigiri: plated(
    moss,
    tray(),
    { emoji: '1f359', x: 810, y: 770, size: 560 },
    { emoji: '1f359', x: 1240, y: 800, size: 500 },
  ),
  ramen: bowl(darkWood, '#8f2f2c', '#d9a766', 'smooth', ['noodles', 'egg', 'mushroom', 'spinach', 'corn']),
  bento: plated(wood, tray('#55303a'), centred('1f371', 960)),
  donburi: bowl(moss, '#2f3a44', '#f3ecdc', 'grains', ['salmon', 'tuna', 'avocado', 'cucumber']),
  unagiDon: bowl(darkWood, '#55303a', '#f3ecdc', 'grains', ['egg', 'mushroom', 'onion']),
  curry: plated(darkWood, plate(), centred('1f35b', 900)),
  platter: plated(
    slate,
    tray('#1f2326'),
    { emoji: '1f363', x: 790, y: 740, size: 660 },
    { emoji: '1f363', x: 1280, y: 800, size: 560 },
    { emoji: '1f338', x: 1010, y: 1080, size: 180 },
  ),
  mochi: plated(cherryBlossom, plate('#fff8f4'), centred('1f361', 800)),
  matchaIce: { kind: 'scoops', ground: moss, vessel: 'coupe', scoops: ['#9dbb62', '#9dbb62'] },
  greenTea: { kind: 'coffee', ground: moss, cup: '#e9e4d6', liquid: '#a9b75a' },
  sake: plated(indigo, undefined, centred('1f376', 900, { y: 780 })),
  beer: { kind: 'drink', ground: darkWood, glass: 'beer', liquid: ['#e2a02a', '#f6c95a'], foam: '#fffaf0' },
  plumWine: {
    kind: 'drink',
    ground: cherryBlossom,
    glass: 'tumbler',
    liquid: ['#b8405c', '#e58aa0'],
    hasIce: true,
  },
  ramune: { kind: 'drink', ground: paper('#a9d3dd'), glass: 'bottle', liquid: ['#8fd0dc', '#cdeef2'] },
});
