// The pictures of Sakura Sushi.
import { defineLooks } from '../pictures/look.ts';
import { basket, centred, darkWood, linen, marble, type Nigiri, paper, plate, plated, type Rolls, slate, tray, wood } from '../pictures/recipe.ts';

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
    placed: [
      { emoji: '1f363', x: 380, y: 380, size: 640, turn: -8 },
      { emoji: '1f371', x: 1640, y: 330, size: 560 },
      { emoji: '1f338', x: 820, y: 170, size: 200, turn: 20 },
      { emoji: '1f338', x: 1240, y: 930, size: 240, turn: -14 },
      { emoji: '1f364', x: 300, y: 890, size: 380, turn: 10 },
      { emoji: '1f376', x: 1720, y: 850, size: 400 },
      { emoji: '1f338', x: 1090, y: 130, size: 150 },
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
  octopusNigiri: fish('nigiri', '#f1dcd6', { stripes: '#a3365a', ground: slate }),
  mackerelNigiri: fish('nigiri', '#9aa6ad', { stripes: '#e8edf0', ground: moss }),
  ikura: fish('gunkan', '#f2662a'),
  tobiko: fish('gunkan', '#e8472c', { ground: indigo }),
  uni: fish('gunkan', '#e9a23b', { ground: moss }),
  salmonSashimi: fish('sashimi', salmon, { stripes: '#ffdcc4', ground: slate }),
  tunaSashimi: fish('sashimi', tuna, { stripes: '#d9566a', ground: slate }),
  yellowtailSashimi: fish('sashimi', yellowtail, { stripes: '#d7705d', ground: indigo }),
  tunaMaki: rolls([tuna], 'nori', { pieces: 6 }),
  salmonMaki: rolls([salmon], 'nori', { pieces: 6, ground: darkWood }),
  cucumberMaki: rolls([cucumber], 'nori', { pieces: 6, ground: moss }),
  avocadoMaki: rolls([avocado], 'nori', { pieces: 6, ground: indigo }),
  plumMaki: rolls(['#a3365a', '#6b9a45'], 'nori', { pieces: 6, ground: darkWood }),
  futomaki: rolls(['#f4c84d', cucumber, crab], 'nori', { ground: moss }),
  california: rolls([crab, avocado, cream], 'sesame'),
  spicyTuna: rolls([tuna, cucumber], 'sesame', { drizzle: '#e5602c', ground: darkWood }),
  philadelphia: rolls([salmon, cream, cucumber], 'rice', { ground: indigo }),
  boston: rolls([shrimp, avocado, cucumber], 'roe'),
  alaska: rolls([salmon, avocado], 'sesame', { ground: moss }),
  dragon: rolls([eel, cucumber], 'rice', { over: avocado, drizzle: '#3a1a0e' }),
  redDragon: rolls([shrimp, avocado], 'rice', { over: tuna, drizzle: '#3a1a0e', ground: darkWood }),
  rainbow: rolls([crab, avocado], 'rice', { over: salmon, pearls: '#e8472c' }),
  cherryBlossom: rolls([salmon, avocado], 'soy paper', { over: tuna, ground: cherryBlossom }),
  tiger: rolls([crab, cucumber], 'rice', { over: shrimp, drizzle: '#e9a01e', ground: darkWood }),
  volcano: rolls([crab, avocado], 'fried', { pearls: '#e8472c', drizzle: '#e5602c' }),
  shrimpTempura: rolls([shrimp, avocado], 'sesame', { drizzle: '#3a1a0e', ground: indigo }),
  spider: rolls([crab, cucumber, cream], 'nori', { pearls: '#f2662a' }),
  crunchy: rolls([shrimp, cream], 'fried', { drizzle: '#3a1a0e', ground: darkWood }),
  caterpillar: rolls([eel, cucumber], 'nori', { over: avocado, ground: moss }),
  snow: rolls([yellowtail, cucumber], 'rice', { over: '#f3e6dc', pearls: '#e9a23b', ground: indigo }),
  naruto: rolls([tuna, salmon, avocado], 'cucumber', { pieces: 6 }),
  garden: rolls([avocado, '#e98a3a', '#a95c8d'], 'soy paper', { ground: moss }),
  edamame: plated(moss, plate('#3b4046'), centred('1fadb', 780)),
  gyoza: plated(darkWood, plate('#2f3a44'), { emoji: '1f95f', x: 800, y: 780, size: 520 }, { emoji: '1f95f', x: 1210, y: 800, size: 520 }),
  tempura: plated(wood, basket('#3b4046'), { emoji: '1f364', x: 820, y: 620, size: 560 }, { emoji: '1f364', x: 1200, y: 640, size: 540, turn: 16 }),
  skewers: plated(darkWood, tray(), { emoji: '1f362', x: 820, y: 720, size: 700, turn: 10 }, { emoji: '1f362', x: 1230, y: 760, size: 660, turn: -6 }),
  misoSoup: plated(indigo, plate('#7a2b2b'), centred('1f372', 820)),
  seaweedSalad: plated(moss, plate(), centred('1f957', 860)),
  takoyaki: plated(wood, tray('#7c4a2a'), { emoji: '1f9c6', x: 1000, y: 740, size: 820 }),
  oysters: plated(slate, plate(), { emoji: '1f9aa', x: 810, y: 780, size: 520 }, { emoji: '1f9aa', x: 1230, y: 800, size: 480, turn: 18 }),
  onigiri: plated(moss, tray(), { emoji: '1f359', x: 810, y: 770, size: 560 }, { emoji: '1f359', x: 1240, y: 800, size: 500 }),
  ramen: plated(darkWood, plate('#efe6d8'), centred('1f35c', 940)),
  udon: plated(indigo, plate('#efe6d8'), centred('1f35c', 900)),
  bento: plated(wood, tray('#55303a'), centred('1f371', 960)),
  donburi: plated(moss, plate('#2f3a44'), centred('1f35a', 840)),
  curry: plated(darkWood, plate(), centred('1f35b', 900)),
  platter: plated(slate, tray('#1f2326'), { emoji: '1f363', x: 790, y: 740, size: 660 }, { emoji: '1f363', x: 1280, y: 800, size: 560 }, { emoji: '1f338', x: 1010, y: 1080, size: 180 }),
  mochi: plated(cherryBlossom, plate('#fff8f4'), centred('1f361', 800)),
  dorayaki: plated(paper('#d9b98c'), plate(), centred('1f95e', 780)),
  matchaIce: { kind: 'scoops', ground: moss, vessel: 'coupe', scoops: ['#9dbb62', '#9dbb62'] },
  blackSesameIce: { kind: 'scoops', ground: marble, vessel: 'coupe', scoops: [['#8d8a86', '#3a3633'], ['#8d8a86', '#3a3633']] },
  greenTea: { kind: 'coffee', ground: moss, cup: '#e9e4d6', liquid: '#a9b75a' },
  sake: plated(indigo, undefined, centred('1f376', 900, { y: 780 })),
  beer: { kind: 'drink', ground: darkWood, glass: 'beer', liquid: ['#e2a02a', '#f6c95a'], foam: '#fffaf0' },
  plumWine: { kind: 'drink', ground: cherryBlossom, glass: 'tumbler', liquid: ['#b8405c', '#e58aa0'], hasIce: true },
  highball: { kind: 'drink', ground: indigo, glass: 'highball', liquid: ['#e0a850', '#f4dca0'], hasIce: true, garnish: { emoji: '1f34b', x: 1290, y: 320, size: 270 } },
  ramune: { kind: 'drink', ground: paper('#a9d3dd'), glass: 'bottle', liquid: ['#8fd0dc', '#cdeef2'] },
  icedTea: { kind: 'drink', ground: paper('#d9c199'), glass: 'highball', liquid: ['#9a5a20', '#d0924a'], hasIce: true },
});
