// Luigi's Pizzeria, New York: pizzas by size, toppings on the whole or on either half, build your own, open around the clock.
import type { DemoRestaurant } from '../demo-restaurant.ts';
import { between, type Choice, dish, maybeOneOf, oneOf, section, type Tax, upTo } from '../menu-builder.ts';
import type { Look } from '../pictures/look.ts';
import { luigisInSpanish } from './luigis-in-spanish.ts';
import { looks } from './luigis-looks.ts';

const salesTax: Tax = {
  name: 'New York sales tax',
  type: 'Percent',
  rate: 8.875,
  default: true,
  roundingOptions: 'Half Even Rounding',
};
const wineTax: Tax = {
  name: 'Wine and beer tax',
  type: 'Percent',
  rate: 2.25,
  roundingOptions: 'Half Even Rounding',
};

const toppings = {
  Pepperoni: [3, 140],
  'Fennel sausage': [3, 150],
  'Nonna’s meatballs': [3.5, 160],
  Soppressata: [3.5, 130],
  'Prosciutto di Parma': [4.5, 110],
  'White anchovies': [3.5, 60],
  'Roasted mushrooms': [2.5, 30],
  'Roasted peppers': [2.5, 25],
  'Red onion': [2, 15],
  'Black olives': [2.5, 50],
  Spinach: [2.5, 15],
  Artichokes: [3, 35],
  'Pickled jalapeños': [2, 10],
  'Cherry tomatoes': [2.5, 20],
  Pineapple: [2.5, 45],
  'Fresh mozzarella': [3.5, 160],
  Ricotta: [3, 120],
  'Fresh basil': [1.5, 2],
  'Hot honey': [1.5, 60],
} as const;

/** Half a pizza has half of the topping, at half the price. */
const onHalf = Object.fromEntries(
  Object.entries(toppings).map(([name, [price, calories]]) => [
    name,
    [price / 2, Math.round(calories / 2)] as const,
  ]),
);

const crust = oneOf('Crust', {
  'Hand-tossed': 0,
  'Thin & crisp': 0,
  'Thick Sicilian': [3, 260],
  'Gluten-free': 4,
});
const sauce = oneOf('Sauce', [
  'San Marzano tomato',
  'Spicy vodka',
  'White garlic cream',
  'Basil pesto',
  'Olive oil & garlic',
]);
const cheese = maybeOneOf('Cheese', {
  'Extra mozzarella': [2.5, 170],
  'Light cheese': 0,
  'Vegan mozzarella': [3, 150],
  'No cheese': 0,
});
const wholeToppings = upTo(6, 'Toppings: whole pie', toppings);
const leftToppings = upTo(4, 'Toppings: left half', onHalf);
const rightToppings = upTo(4, 'Toppings: right half', onHalf);
const leftHalf = between(1, 3, 'Left half', onHalf);
const rightHalf = between(1, 3, 'Right half', onHalf);
const extras = upTo(3, 'Make it yours', toppings);
const bake = maybeOneOf('Bake', ['Lightly baked', 'Well done']);
const dip = upTo(
  4,
  'Dips',
  {
    Marinara: [0.75, 30],
    'Garlic butter': [0.75, 120],
    Ranch: [0.75, 140],
    'Blue cheese': [0.75, 150],
    'Hot honey': [1, 60],
  },
  { mayRepeat: true },
);
const dressing = oneOf('Dressing', [
  'Red wine vinaigrette',
  'Caesar',
  'Balsamic',
  'Lemon & olive oil',
  'On the side, please',
]);
const saladExtra = upTo(2, 'Add to your salad', {
  'Grilled chicken': [5, 180],
  'White anchovies': [3.5, 60],
  'Fresh mozzarella': [3.5, 160],
});
const pasta = oneOf('Pasta', { Spaghetti: 0, Rigatoni: 0, Fettuccine: 0, 'Gluten-free penne': 2.5 });
const wingSauce = oneOf('Sauce', ['Calabrian chili', 'Lemon & parmesan', 'Honey barbecue', 'Plain & crisp']);
const gelatoFlavours = between(
  1,
  3,
  'Flavours',
  ['Pistachio', 'Dark chocolate', 'Fior di latte', 'Stracciatella', 'Hazelnut', 'Lemon sorbetto'],
  { mayRepeat: true },
);
const soda = oneOf('Which one?', ['Cola', 'Diet cola', 'Ginger ale', 'Root beer', 'Blood orange soda']);

const sizes = (small: number): Record<string, number> => ({
  'Small 10"': small,
  'Medium 14"': small + 5,
  'Large 18"': small + 9.5,
});

function pie(
  name: string,
  small: number,
  description: string,
  calories: number,
  look: Look,
  choices: readonly Choice[] = [crust, extras, bake],
) {
  return dish(name, sizes(small), description, { calories, look, choices });
}

const alcohol = { hasAlcohol: true, taxes: [salesTax, wineTax] };

export const luigisPizzeria: DemoRestaurant = {
  name: "Luigi's Pizzeria",
  slug: 'luigis-pizzeria',
  domain: 'luigis.localhost',
  concept: 'Pizzeria',
  address: { street: '248 Mulberry Street', city: 'New York', state: 'NY', zipCode: '10012', country: 'US' },
  phone: '(212) 555-0148',
  email: 'ciao@luigis.example.com',
  // Always open, so that the demo can take orders whenever it is started.
  hours: {
    mon: ['00:00', '00:00'],
    tue: ['00:00', '00:00'],
    wed: ['00:00', '00:00'],
    thu: ['00:00', '00:00'],
    fri: ['00:00', '00:00'],
    sat: ['00:00', '00:00'],
    sun: ['00:00', '00:00'],
  },
  specialHours: [
    { inDays: 23, note: 'We clean the ovens in the morning', hours: ['12:00', '00:00'] },
    { inDays: 61, note: 'Bocce tournament: the whole crew is away', hours: 'closed' },
  ],
  settings: {
    taxRate: 0.08875,
    guestMessages: { texts: true, closingLine: 'Buon appetito from all of us at Luigi’s!' },
    ordering: {
      prepMinutes: 20,
      lastOrderMinutesBeforeClosing: 0,
      slotCapacity: 20,
      cancelWindowMinutes: 10,
    },
  },
  payments: { merchantId: '800000000101' },
  placeId: 'ChIJ-sandbox-luigis-pizzeria',
  listing: { accountId: '101', accountName: 'Luigi’s Restaurants', locationId: '2001' },
  branding: {
    logo: looks.logo,
    icon: looks.icon,
    hero: looks.hero,
    colors: { primary: '#b91c1c', secondary: '#3b1d14', accent: '#2f7d4f' },
  },
  seo: {
    title: 'Luigi’s Pizzeria | Brick-oven pies in Little Italy',
    description:
      'Slow-risen dough, San Marzano tomatoes and a brick oven that never goes out. Order pickup or delivery in Little Italy, day and night.',
    keywords: ['pizza', 'little italy', 'brick oven', 'late night food', 'new york'],
  },
  about:
    'Luigi Bianchi lit our brick oven in 1974 and nobody has let it go out since. The dough rises for two days, the tomatoes come from the foot of Vesuvius, and the mozzarella is pulled before the sun is up. Whatever the hour, somebody here is stretching dough and somebody is arguing about football. Come in, or let us come to you.',
  announcement: 'The ovens are on all night: order at any hour, every day.',
  specialOffers: [
    'Two large pies on a Tuesday: ask for Nonna’s garlic knots on the house.',
    'Slices for night-shift nurses are half price after midnight, in the shop.',
  ],
  stories: [
    {
      title: 'Two days in the making',
      description:
        'Flour, water, salt, a spoon of yesterday’s dough and forty-eight hours of patience. That is where the blisters on the crust come from.',
      image: looks.margherita,
      layout: 'image-left',
    },
    {
      title: 'Half for you, half for them',
      description:
        'Nobody at the table has to agree. Pick up to three toppings for each side and we will draw a straight line between them.',
      image: looks.halfAndHalf,
      layout: 'image-right',
    },
  ],
  callToAction: {
    title: 'Feeding a crowd?',
    description: 'Trays, party pies and platters for twenty and more: call us a day ahead.',
  },
  gallery: [
    { look: looks.margherita, text: 'A margherita with basil' },
    { look: looks.grandma, text: 'A square grandma pie' },
    { look: looks.caprese, text: 'Tomatoes, mozzarella and basil' },
    { look: looks.garlicKnots, text: 'Garlic knots, just out of the oven' },
  ],
  social: { instagram: 'https://social.example.com/luigis' },
  deliveryZones: [
    {
      name: 'Around the corner',
      postalCodes: ['10002', '10003', '10012..10014'],
      fee: 2.99,
      feeTiers: [{ from: 30, fee: 1.99 }],
      freeFrom: 50,
      minimumOrder: 12,
    },
    {
      name: 'Lower Manhattan',
      postalCodes: ['10001', '10004..10011', '10038', '10280'],
      fee: 4.99,
      freeFrom: 80,
      minimumOrder: 20,
      deliveryMinutes: 40,
    },
    {
      name: 'Over the bridge',
      area: 'outline',
      centre: { latitude: 40.7229, longitude: -73.9957 },
      outline: [
        { latitude: 40.7045, longitude: -73.9945 },
        { latitude: 40.7043, longitude: -73.9802 },
        { latitude: 40.6895, longitude: -73.9799 },
        { latitude: 40.6848, longitude: -73.9872 },
        { latitude: 40.6903, longitude: -74.0005 },
      ],
      fee: 6.99,
      minimumOrder: 30,
      deliveryMinutes: 55,
    },
  ],
  taxes: [salesTax, wineTax],
  menuInSpanish: luigisInSpanish,
  promotions: [{ code: 'WELCOME10', name: 'Welcome', type: 'percentage', percent: 10 }],
  menu: [
    section('Featured Items', 'What the regulars order without looking at the menu.', [
      'Margherita',
      'Pepperoni Classico',
      'Half-and-Half',
      'Build Your Own Pizza',
      'Garlic Knots',
      'Tiramisù',
    ]),
    section('Build Your Own', 'Your crust, your sauce, your toppings: on all of it, or on either half.', [
      dish(
        'Build Your Own Pizza',
        sizes(13),
        'Start from a crust and a sauce, then make it as simple or as tall as you like. Toppings go on the whole pie or on one half.',
        {
          calories: 920,
          look: looks.buildYourOwn,
          choices: [crust, sauce, cheese, wholeToppings, leftToppings, rightToppings, bake],
        },
      ),
      pie(
        'Half-and-Half',
        14,
        'Two pies in one: up to three toppings for the left, up to three for the right, and peace at the table.',
        1040,
        looks.halfAndHalf,
        [crust, leftHalf, rightHalf, bake],
      ),
    ]),
    section('Red Pies', 'Crushed San Marzano tomatoes, a drizzle of olive oil, 900 degrees.', [
      pie(
        'Margherita',
        14.5,
        'Hand-pulled mozzarella, basil torn at the last second and good olive oil. Nothing to hide behind.',
        860,
        looks.margherita,
      ),
      pie(
        'Pepperoni Classico',
        15.5,
        'Cup-and-char pepperoni that curls and crisps, over aged mozzarella.',
        1120,
        looks.pepperoni,
      ),
      pie(
        'Marinara',
        12,
        'No cheese, and you will not miss it: tomato, slivered garlic, oregano from Sicily.',
        640,
        looks.marinara,
      ),
      pie(
        'Plain Cheese',
        13.5,
        'The New York slice, as a whole pie: low-moisture mozzarella, a little pecorino.',
        940,
        looks.cheese,
      ),
      pie(
        'Diavola',
        16.5,
        'Hot soppressata, Calabrian chilies and a thread of honey to make up for it.',
        1180,
        looks.diavola,
      ),
      pie(
        'The Supreme',
        18,
        'Fennel sausage, roasted mushrooms, peppers, red onion and olives. Bring a friend.',
        1260,
        looks.supreme,
      ),
      pie(
        'Butcher’s Block',
        19,
        'Pepperoni, sausage, smoked bacon and Nonna’s meatballs, sliced.',
        1480,
        looks.meat,
      ),
      pie(
        'Garden',
        16.5,
        'Mushrooms, roasted peppers, spinach, olives and blistered cherry tomatoes.',
        960,
        looks.veggie,
      ),
      pie(
        'Napoletana',
        16,
        'White anchovies, Gaeta olives, capers and just enough mozzarella.',
        900,
        looks.marinara,
      ),
      pie('Melanzane', 16.5, 'Crisp eggplant, whipped ricotta and a shower of basil.', 990, looks.veggie),
      pie(
        'Hawaiian',
        16,
        'Cooked ham and grilled pineapple. We make it gladly; Luigi looks the other way.',
        1080,
        looks.hawaiian,
      ),
    ]),
    section('White & Green Pies', 'No tomato: cream, ricotta, pesto, or only oil and garlic.', [
      pie('Bianca', 16, 'Ricotta, mozzarella, wilted spinach and plenty of garlic.', 1040, looks.white),
      pie(
        'Quattro Formaggi',
        17,
        'Mozzarella, fontina, gorgonzola and a snowfall of parmesan.',
        1210,
        looks.quattroFormaggi,
      ),
      pie(
        'Prosciutto e Rucola',
        19.5,
        'Sliced prosciutto and peppery arugula laid on after the oven, shaved parmesan.',
        1020,
        looks.prosciutto,
      ),
      pie(
        'New Haven Clam',
        19,
        'Littleneck clams, garlic, lemon and oregano on a thin, charred crust.',
        930,
        looks.clam,
      ),
      pie(
        'Pesto Primavera',
        17,
        'Basil pesto, artichokes, cherry tomatoes and dots of ricotta.',
        1060,
        looks.pesto,
      ),
      pie(
        'Fig & Prosciutto',
        19.5,
        'Black figs, prosciutto, arugula and aged balsamic.',
        1090,
        looks.prosciutto,
      ),
      pie(
        'BBQ Chicken',
        17.5,
        'Roast chicken, red onion and smoky barbecue sauce, finished with cilantro.',
        1150,
        looks.barbecueChicken,
      ),
      pie(
        'Night Shift',
        17,
        'Two eggs, bacon and thin potatoes over cream. Breakfast, whenever that is for you.',
        1230,
        looks.breakfast,
      ),
    ]),
    section(
      'Square Pies',
      'Baked in an oiled steel pan until the corners fight back. One size, twelve pieces.',
      [
        dish('Grandma Square', 26, 'Thin and crisp, mozzarella first, tomato on top, garlic everywhere.', {
          calories: 2100,
          look: looks.grandma,
          choices: [extras, bake],
        }),
        dish('Spicy Spring Square', 29, 'Thick Sicilian, pepperoni cups, hot honey.', {
          calories: 2650,
          look: looks.sicilian,
          choices: [extras, bake],
        }),
      ],
    ),
    section('Calzones & Strombolis', 'Folded, sealed, baked, and served with marinara.', [
      dish('Ricotta Calzone', 14, 'Ricotta, mozzarella and black pepper in a golden half moon.', {
        calories: 890,
        look: looks.calzone,
        choices: [extras, dip],
      }),
      dish('Sausage & Pepper Calzone', 16, 'Fennel sausage, roasted peppers and provolone.', {
        calories: 1040,
        look: looks.calzone,
        choices: [extras, dip],
      }),
      dish(
        'Italian Stromboli',
        16.5,
        'Ham, salami, pepperoni and mozzarella rolled up like Sunday’s newspaper.',
        { calories: 1120, look: looks.calzone, choices: [dip] },
      ),
      dish('Spinach Stromboli', 15, 'Spinach, garlic, feta and mozzarella.', {
        calories: 910,
        look: looks.calzone,
        choices: [dip],
      }),
    ]),
    section('Starters', 'To keep hands busy while the oven works.', [
      dish(
        'Garlic Knots',
        { 'Half dozen': 6.5, 'Full dozen': 11 },
        'Knotted dough, garlic butter, parsley. They leave the tray faster than we can tie them.',
        { calories: 420, look: looks.garlicKnots, choices: [dip] },
      ),
      dish('Mozzarella Sticks', 9.5, 'Six of them, breaded here, with marinara for dipping.', {
        calories: 640,
        look: looks.mozzarellaSticks,
        choices: [dip],
      }),
      dish(
        'Oven Wings',
        { '8 pieces': 13, '16 pieces': 23 },
        'Roasted, not fried, then tossed in the sauce you choose.',
        { calories: 720, look: looks.wings, choices: [wingSauce, dip] },
      ),
      dish('Arancini', 10, 'Three saffron rice balls with a molten middle.', {
        calories: 560,
        look: looks.meatballs,
      }),
      dish(
        'Nonna’s Meatballs',
        12,
        'Beef, pork and veal, simmered all afternoon. Bread for the sauce is included.',
        { calories: 610, look: looks.meatballs },
      ),
      dish('Fried Calamari', 15, 'Rings and tentacles, lemon, cherry peppers.', {
        calories: 690,
        look: looks.calamari,
      }),
      dish('Warm Bread & Butter', 5, 'Yesterday’s dough, today’s bread, with salted butter.', {
        calories: 380,
        look: looks.heroSandwich,
      }),
    ]),
    section('Salads & Soup', 'Cold things and one warm one.', [
      dish('Caesar', { Side: 8, Full: 13 }, 'Romaine, garlic croutons, real anchovies in the dressing.', {
        calories: 380,
        look: looks.salad,
        choices: [saladExtra],
      }),
      dish('House Salad', { Side: 7, Full: 11.5 }, 'Bitter and sweet leaves, radish, cucumber, tomatoes.', {
        calories: 190,
        look: looks.salad,
        choices: [dressing, saladExtra],
      }),
      dish('Caprese', 13, 'Thick tomatoes, thicker mozzarella, basil and oil.', {
        calories: 410,
        look: looks.caprese,
      }),
      dish('Minestrone', { Cup: 6, Bowl: 9 }, 'Beans, greens, a parmesan rind that has given its all.', {
        calories: 240,
        look: looks.soup,
      }),
    ]),
    section('Pasta', 'In bowls, with bread. Choose the shape you like.', [
      dish('Spaghetti & Meatballs', 18, 'Two of Nonna’s meatballs, Sunday sauce.', {
        calories: 980,
        look: looks.spaghetti,
        choices: [pasta],
      }),
      dish('Penne alla Vodka', 17, 'Tomato, cream, a splash of vodka, chili.', {
        calories: 1010,
        look: looks.spaghetti,
        choices: [pasta],
        hasAlcohol: true,
      }),
      dish('Carbonara', 18, 'Guanciale, egg yolk, pecorino, black pepper. No cream, ever.', {
        calories: 1060,
        look: looks.spaghetti,
        choices: [pasta],
      }),
      dish('Lasagna della Casa', 19, 'Nine layers, béchamel and ragù, baked until the edges crisp.', {
        calories: 1120,
        look: looks.spaghetti,
      }),
    ]),
    section('Heroes', 'On sesame bread from around the corner, with chips.', [
      dish('Chicken Parm Hero', 15, 'Crisp cutlet, tomato, melted mozzarella.', {
        calories: 1080,
        look: looks.heroSandwich,
      }),
      dish('Meatball Hero', 14, 'Four meatballs, provolone, far too much sauce.', {
        calories: 1140,
        look: looks.heroSandwich,
      }),
      dish('Italian Combo', 14.5, 'Soppressata, ham, provolone, peppers, oil and vinegar.', {
        calories: 960,
        look: looks.heroSandwich,
      }),
    ]),
    section('Sweets', 'There is a separate stomach for these.', [
      dish('Tiramisù', 9, 'Espresso-soaked ladyfingers, mascarpone, cocoa.', {
        calories: 480,
        look: looks.tiramisu,
        hasAlcohol: true,
      }),
      dish(
        'Cannoli',
        { One: 4.5, 'Box of six': 24 },
        'Filled when you order, so that the shell still cracks.',
        { calories: 290 },
      ),
      dish('Panna Cotta', 8, 'Vanilla cream that just about stands, sour cherries.', {
        calories: 350,
        look: looks.pannaCotta,
      }),
      dish('Gelato', 7.5, 'Up to three flavours, and you may have one of them twice.', {
        calories: 320,
        look: looks.gelato,
        choices: [gelatoFlavours],
      }),
    ]),
    section('Drinks', 'Cold, mostly.', [
      dish('Soda', { Can: 2.5, '2 liter': 4.5 }, 'Ice cold, with a straw if you want one.', {
        calories: 150,
        look: looks.cola,
        choices: [soda],
      }),
      dish('Lemonade', 4.5, 'Amalfi lemons, water, sugar, mint.', { calories: 160, look: looks.lemonade }),
      dish('San Pellegrino', { '500 ml': 3.5, '1 liter': 5.5 }, 'Sparkling water.', {
        calories: 0,
      }),
      dish('Espresso', { Single: 3, Double: 4 }, 'Short, dark, with a twist of lemon.', {
        calories: 5,
        look: looks.espresso,
      }),
    ]),
    section('Wine & Beer', 'Show us that you are 21 at the door.', [
      dish('Chianti Classico', { Glass: 11, Bottle: 42 }, 'Cherry, leather, made for red sauce.', {
        calories: 125,
        look: looks.redWine,
        ...alcohol,
      }),
      dish('Pinot Grigio', { Glass: 10, Bottle: 38 }, 'Green apple and a clean finish.', {
        calories: 120,
        look: looks.whiteWine,
        ...alcohol,
      }),
      dish('Prosecco', { Glass: 11, Bottle: 40 }, 'For birthdays, and for Wednesdays.', {
        calories: 100,
        look: looks.whiteWine,
        ...alcohol,
      }),
      dish('Peroni', 7, 'Cold lager from Rome.', { calories: 150, look: looks.beer, ...alcohol }),
      dish('Aperol Spritz', 13, 'Bitter orange, prosecco, soda, a slice of sunshine.', {
        calories: 170,
        look: looks.spritz,
        ...alcohol,
      }),
    ]),
    section('Gifts & Parties', 'For people who have everything but dinner.', [
      dish('Gift Card', 'open', 'Name the amount; we write the card by hand and put it in the bag.', {
        look: looks.giftCard,
        taxes: [],
      }),
      dish(
        'Party Pie, 30 inches',
        78,
        'Feeds fifteen and does not fit through every door. Call us a day ahead: we cannot take this one online.',
        { calories: 7400, look: looks.cheese, isOfflineOnly: true },
      ),
    ]),
  ],
  staff: [
    {
      firstName: 'Giulia',
      lastName: 'Bianchi',
      role: 'manager',
      hourlyRate: 34,
      startDate: '2016-05-02',
      managerAccess: true,
      email: 'manager@luigis.example.com',
    },
    {
      firstName: 'Marco',
      lastName: 'Ferrante',
      role: 'chef',
      hourlyRate: 29.5,
      startDate: '2012-09-17',
      email: 'kitchen@luigis.example.com',
    },
    {
      firstName: 'Rosa',
      lastName: 'Delgado',
      role: 'cashier',
      hourlyRate: 19,
      startDate: '2021-03-08',
      email: 'counter@luigis.example.com',
    },
    {
      firstName: 'Theo',
      lastName: 'Okafor',
      role: 'delivery_driver',
      hourlyRate: 17.5,
      startDate: '2023-11-20',
      email: 'driver@luigis.example.com',
    },
    {
      firstName: 'Anita',
      lastName: 'Kowalski',
      role: 'kitchen_lead',
      hourlyRate: 27,
      startDate: '2018-02-12',
      notes: 'Keeps the dough book.',
    },
    {
      firstName: 'Samuel',
      lastName: 'Price',
      chosenName: 'Sam',
      role: 'cook',
      hourlyRate: 22,
      startDate: '2022-06-01',
    },
    { firstName: 'Leila', lastName: 'Haddad', role: 'server', hourlyRate: 16, startDate: '2020-10-05' },
    { firstName: 'Connor', lastName: 'Walsh', role: 'bartender', hourlyRate: 18, startDate: '2019-07-22' },
    { firstName: 'Mei', lastName: 'Tanaka', role: 'host', hourlyRate: 18.5, startDate: '2024-01-15' },
    { firstName: 'Dariusz', lastName: 'Nowak', role: 'dish_washer', hourlyRate: 17, startDate: '2017-12-04' },
    { firstName: 'Imani', lastName: 'Brooks', role: 'training', hourlyRate: 16.5, startDate: '2026-02-02' },
    {
      firstName: 'Vincent',
      lastName: 'Lau',
      role: 'tester',
      hourlyRate: 21,
      startDate: '2025-04-14',
      notes: 'Tries every new pie before it is printed on the menu.',
    },
    {
      firstName: 'Nico',
      lastName: 'Russo',
      role: 'server',
      status: 'inactive',
      hourlyRate: 16,
      startDate: '2019-01-07',
      notes: 'Moved to Boston.',
      email: 'former@luigis.example.com',
    },
  ],
};
