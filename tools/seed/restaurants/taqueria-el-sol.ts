// Taquería El Sol, Austin: open past midnight on weekends, salsas at one price, a tax table and a tax on drinks.
import type { DemoRestaurant } from '../demo-restaurant.ts';
import { between, type Dish, dish, maybeOneOf, oneOf, section, type Tax, upTo } from '../menu-builder.ts';
import type { Look } from '../pictures/look.ts';
import { taqueriaInSpanish } from './taqueria-in-spanish.ts';
import { looks } from './taqueria-looks.ts';

const salesTax: Tax = {
  name: 'Texas sales tax',
  type: 'Percent',
  rate: 8.25,
  default: true,
  roundingOptions: 'Always Round Up',
};
const drinksTax: Tax = {
  name: 'Mixed beverage tax',
  type: 'Percent',
  rate: 6.7,
  roundingOptions: 'Always Round Up',
};
const streetLevy: Tax = {
  name: 'South Congress street levy',
  type: 'Tax Table',
  rate: 0,
  default: true,
  roundingOptions: 'Always Round Up',
  taxTable: [
    { from: 0, to: 10, amount: 0.1 },
    { from: 10, to: 25, amount: 0.25 },
    { from: 25, to: 60, amount: 0.5 },
    { from: 60, amount: 1 },
  ],
};

const tortilla = oneOf('Tortilla', {
  'Corn, pressed here': 0,
  Flour: 0,
  'Lettuce cup': 0.5,
  'Crisp cheese': [1.5, 120],
});
// One price, however many are chosen.
const salsas = upTo(
  4,
  'Salsa flight',
  ['Roja', 'Verde', 'Habanero', 'Árbol', 'Pico de gallo', 'Salsa macha'],
  { groupPrice: 1.5 },
);
const heat = oneOf('How hot?', ['Not at all', 'A little', 'Like a local', 'Like Abuela']);
const garnish = upTo(5, 'Hold or add', [
  'Extra onion',
  'Extra cilantro',
  'No onion',
  'No cilantro',
  'Lime wedges',
]);
const extras = upTo(4, 'Extras', {
  Guacamole: [2.5, 110],
  Queso: [2, 130],
  'Pickled onion': [0.75, 10],
  'Cotija cheese': [1, 60],
  Crema: [0.75, 50],
  'Grilled pineapple': [1, 30],
});
const filling = oneOf('Filling', {
  'Carne asada': 1,
  'Al pastor': 0,
  'Pollo asado': 0,
  Carnitas: 0,
  Barbacoa: 1.5,
  'Grilled shrimp': 2.5,
  'Mushroom & poblano': 0,
});
const beans = oneOf('Beans', ['Black', 'Refried pinto', 'Charro', 'No beans']);
const rice = oneOf('Rice', ['Red rice', 'Cilantro-lime', 'No rice']);
const sauce = between(1, 2, 'Sauce', ['Red chile', 'Green tomatillo', 'Mole negro']);
const three = between(
  3,
  3,
  'Pick three',
  { 'Carne asada': 0.5, 'Al pastor': 0, 'Pollo asado': 0, Carnitas: 0, 'Baja fish': 1, Nopales: 0 },
  { mayRepeat: true },
);
const rim = maybeOneOf('Rim', { Salt: 0, 'Chile-lime': 0.5, Sugar: 0, 'No rim': 0 });
const agave = maybeOneOf('Spirit', { 'House blanco': 0, Reposado: 2.5, 'Mezcal instead': 3 });
const agua = oneOf('Which one?', ['Horchata', 'Jamaica', 'Tamarindo', 'Pineapple & mint']);

function taco(name: string, price: number, description: string, calories: number, look: Look): Dish {
  return dish(name, { Single: price, 'Plate of three': price * 3 - 1 }, description, {
    calories,
    look,
    choices: [tortilla, heat, salsas, extras, garnish],
  });
}

const alcohol = { hasAlcohol: true, taxes: [salesTax, drinksTax] };

export const taqueriaElSol: DemoRestaurant = {
  name: 'Taquería El Sol',
  slug: 'taqueria-el-sol',
  domain: 'elsol.localhost',
  startPage: 'home',
  concept: 'Taquería',
  address: {
    street: '1519 South Congress Avenue',
    city: 'Austin',
    state: 'TX',
    zipCode: '78704',
    country: 'US',
  },
  phone: '(512) 555-0163',
  email: 'hola@elsol.example.com',
  hours: {
    mon: ['11:00', '22:00'],
    tue: ['11:00', '22:00'],
    wed: ['11:00', '22:00'],
    thu: ['11:00', '23:30'],
    fri: ['11:00', '02:30'],
    sat: ['10:00', '02:30'],
    sun: ['10:00', '22:00'],
  },
  specialHours: [
    { inDays: 16, note: 'Street festival: open until four', hours: ['10:00', '04:00'] },
    { inDays: 33, note: 'Closed: we are at our cousin’s wedding', hours: 'closed' },
  ],
  settings: { taxRate: 0.0825, ordering: { prepMinutes: 15, lastOrderMinutesBeforeClosing: 15 } },
  payments: { merchantId: '800000000203', captureWhen: 'ordered' },
  branding: {
    logo: looks.logo,
    icon: looks.icon,
    hero: looks.hero,
    colors: { primary: '#c2461a', secondary: '#1f3d3a', accent: '#f6b93b' },
  },
  seo: {
    title: 'Taquería El Sol | Tacos until late on South Congress',
    description:
      'Corn tortillas pressed to order, meat off the trompo and salsas that mean it. Pickup and delivery in Austin, past midnight on weekends.',
    keywords: ['tacos', 'late night', 'austin', 'margaritas', 'burritos'],
  },
  about:
    'The masa is ground every morning from corn that our aunt ships from Oaxaca, and it is gone every night. On Fridays and Saturdays the grill stays on until half past two, because that is when Austin is hungriest. Ask for the salsa macha. Then ask for water.',
  announcement: 'Fridays and Saturdays we cook until 2:30 in the morning.',
  specialOffers: [
    'Taco Tuesday: a plate of three comes with free chips at the counter.',
    'Happy hour in the yard, four to six.',
  ],
  contentInSpanish: {
    announcement: 'Viernes y sábados cocinamos hasta las 2:30 de la mañana.',
    specialOffers: [
      'Martes de tacos: la orden de tres incluye totopos en el mostrador.',
      'Hora feliz en el patio, de cuatro a seis.',
    ],
  },
  stories: [
    {
      title: 'Corn, water, lime',
      description:
        'A tortilla has three ingredients, so we cannot hide a bad one.\n\nOurs are pressed when you order and on your plate a minute later.',
      image: looks.tacoPork,
      icon: 'leaf',
      layout: 'image-left',
      buttonText: 'See the tacos',
      buttonUrl: '/menu',
      translations: {
        es: {
          title: 'Maíz, agua, cal',
          description:
            'Una tortilla tiene tres ingredientes, así que no hay dónde esconder uno malo.\n\nLas nuestras se hacen al momento y llegan al plato un minuto después.',
          buttonText: 'Ver los tacos',
        },
      },
    },
    {
      title: 'Open when you need us',
      description: 'After the show, after the shift, after the last song.',
      image: looks.margarita,
      layout: 'image-right',
      backgroundColor: '#1f3d3a',
      textColor: '#f6e7c8',
      buttonText: 'Our hours',
      buttonUrl: '/contact',
    },
    {
      title: 'From our aunt in Oaxaca',
      description: 'White, yellow and blue corn, ground every morning.',
      image: looks.corn,
      layout: 'centered',
    },
    {
      title: 'Three salsas, one rule',
      description: 'Start with the green one. Work your way up. Nobody starts with the macha twice.',
      icon: 'flame',
      layout: 'text-only',
      backgroundColor: '#f6b93b',
    },
  ],
  callToAction: {
    title: 'Taco bar at your place',
    description: 'We bring the trompo, you bring the garden.',
    buttonText: 'Ask us',
    buttonUrl: '/contact',
    translations: {
      es: {
        title: 'Taquiza en tu casa',
        description: 'Nosotros llevamos el trompo, tú pones el jardín.',
        buttonText: 'Pregúntanos',
      },
    },
  },
  gallery: [
    { look: looks.tacoBeef, text: 'Beef tacos with onion and cilantro' },
    {
      look: looks.guacamole,
      text: 'Guacamole in the molcajete',
      translations: { es: { text: 'Guacamole en molcajete' } },
    },
    { look: looks.ceviche, text: 'Ceviche with avocado' },
    { look: looks.churros, text: 'Churros with chocolate' },
    { look: looks.margarita, text: 'A margarita with a salted rim' },
    { look: looks.salsas, text: 'Our three salsas' },
  ],
  social: {
    instagram: 'https://social.example.com/elsol',
    facebook: 'https://social.example.com/elsol-austin',
  },
  taxes: [salesTax, drinksTax, streetLevy],
  menuInSpanish: taqueriaInSpanish,
  menu: [
    section('Popular', 'The five that leave the kitchen most.', [
      'Al Pastor',
      'Carne Asada',
      'El Sol Burrito',
      'Guacamole & Chips',
      'House Margarita',
    ]),
    section('Tacos', 'On tortillas pressed to order, with onion and cilantro.', [
      taco('Al Pastor', 4.5, 'Pork from the trompo, charred pineapple, achiote.', 210, looks.tacoPork),
      taco('Carne Asada', 5, 'Skirt steak over mesquite, salsa roja.', 230, looks.tacoBeef),
      taco('Pollo Asado', 4.25, 'Citrus-marinated thigh, crisp skin, avocado.', 190, looks.tacoBeef),
      taco('Carnitas', 4.5, 'Pork slow-cooked in its own fat, pickled onion.', 240, looks.tacoPork),
      taco('Barbacoa', 5.25, 'Beef cheek, eight hours in agave leaves.', 250, looks.tacoBeef),
      taco('Baja Fish', 5.5, 'Beer-battered cod, cabbage, chipotle crema.', 260, looks.tacoFish),
      taco('Camarón', 5.75, 'Grilled shrimp, garlic, melted cheese.', 230, looks.tacoFish),
      taco('Nopales', 4, 'Grilled cactus, black beans, cotija.', 150, looks.tacoVeg),
      taco('Hongos', 4.25, 'Oyster mushrooms, poblano, epazote.', 160, looks.tacoVeg),
      dish('Taco Trio', 13.5, 'Any three on one plate, with rice and beans.', {
        calories: 780,
        look: looks.tacoBeef,
        choices: [three, tortilla, beans, rice, salsas],
      }),
    ]),
    section('Burritos & Bowls', 'Large. Bring an appetite or a friend.', [
      dish('El Sol Burrito', 13, 'Your filling, rice, beans, cheese, guacamole, griddled shut.', {
        calories: 980,
        look: looks.burrito,
        choices: [filling, rice, beans, heat, salsas, extras],
      }),
      dish('California Burrito', 14, 'Carne asada, fries inside. Trust us.', {
        calories: 1180,
        look: looks.burrito,
        choices: [heat, salsas, extras],
      }),
      dish('Wet Burrito', 14.5, 'Smothered in red chile or tomatillo, melted cheese.', {
        calories: 1140,
        look: looks.enchiladas,
        choices: [filling, sauce, rice, beans, extras],
      }),
      dish('Burrito Bowl', 13, 'All of it, no tortilla.', {
        calories: 720,
        look: looks.burritoBowl,
        choices: [filling, rice, beans, heat, salsas, extras],
      }),
      dish('Ensalada del Sol', 12, 'Leaves, corn, jícama, orange, pepitas.', {
        calories: 340,
        look: looks.burritoBowl,
        choices: [maybeOneOf('Add', { 'Pollo asado': [4, 180], 'Grilled shrimp': [5.5, 120] })],
      }),
    ]),
    section('From the Comal', 'Griddled until it crackles.', [
      dish('Quesadilla', 10, 'Oaxaca cheese, squash blossom, crema.', {
        calories: 640,
        look: looks.quesadilla,
        choices: [
          maybeOneOf('Filling', { 'Carne asada': 3.5, 'Pollo asado': 3, Mushrooms: 2 }),
          salsas,
          extras,
        ],
      }),
      dish('Torta Ahogada', 12.5, 'Carnitas roll, drowned in árbol sauce.', {
        calories: 860,
        look: looks.torta,
        choices: [heat, extras],
      }),
      dish('Torta Milanesa', 12.5, 'Crisp cutlet, beans, avocado, pickled jalapeño.', {
        calories: 920,
        look: looks.torta,
        choices: [extras],
      }),
      dish('Enchiladas', 14, 'Three, with chicken or cheese, your sauce.', {
        calories: 760,
        look: looks.enchiladas,
        choices: [oneOf('Inside', ['Chicken', 'Cheese & onion']), sauce, rice, beans],
      }),
      dish('Mole Poblano', 17, 'Chicken in a sauce of twenty-three ingredients.', {
        calories: 820,
        look: looks.enchiladas,
        choices: [rice, beans],
      }),
      dish('Tamales', { Two: 8, 'Half dozen': 22 }, 'Pork in red chile, steamed in the husk.', {
        calories: 430,
        look: looks.tamales,
        choices: [salsas],
      }),
    ]),
    section('Antojitos', 'To share, or not.', [
      dish('Guacamole & Chips', { Small: 8, Large: 13 }, 'Mashed when you order. No peas, ever.', {
        calories: 420,
        look: looks.guacamole,
        choices: [heat],
      }),
      dish('Chips & Three Salsas', 6, 'Roja, verde and the habanero one.', {
        calories: 310,
        look: looks.salsas,
      }),
      dish('Queso Fundido', 10.5, 'Melted cheese, chorizo, warm tortillas.', {
        calories: 690,
        look: looks.quesadilla,
        choices: [tortilla],
      }),
      dish('Nachos', 12.5, 'Beans, queso, pico, crema, jalapeño.', {
        calories: 940,
        look: looks.nachos,
        choices: [maybeOneOf('Add meat', { 'Carne asada': 4, 'Al pastor': 3.5, 'Pollo asado': 3.5 }), extras],
      }),
      dish('Elote', 6.5, 'Grilled corn, mayo, cotija, chile.', { calories: 290, look: looks.corn }),
      dish('Ceviche', 14.5, 'Gulf shrimp and snapper, lime, cucumber, tostadas.', {
        calories: 260,
        look: looks.ceviche,
        choices: [heat],
      }),
      dish('Pozole Rojo', { Cup: 7, Bowl: 12 }, 'Hominy, pork, guajillo. Good after a concert.', {
        calories: 380,
        look: looks.soup,
        choices: [garnish],
      }),
      dish('Tortilla Soup', { Cup: 6, Bowl: 10 }, 'Chicken, pasilla, avocado, crisp strips.', {
        calories: 310,
        look: looks.soup,
      }),
    ]),
    section('Sides', 'Small bowls.', [
      dish('Charro Beans', 4, 'Pinto beans, bacon, jalapeño.', { calories: 210 }),
      dish('Red Rice', 3.5, 'Tomato, garlic, peas.', { calories: 200 }),
      dish('A Dozen Tortillas', 4.5, 'Still warm, in paper.', { calories: 780 }),
    ]),
    section('Sweet', 'Something for the way home.', [
      dish('Churros', { Three: 6, Six: 10.5 }, 'Cinnamon sugar, dark chocolate.', {
        calories: 420,
        look: looks.churros,
      }),
      dish('Flan', 6.5, 'Caramel, cream, a slight wobble.', { calories: 330, look: looks.flan }),
      dish('Tres Leches', 7.5, 'Sponge cake that has had three milks.', { calories: 470, look: looks.flan }),
      dish('Paleta', 4.5, 'Mango-chile, lime or strawberry.', {
        calories: 120,
        look: looks.paleta,
        choices: [oneOf('Flavor', ['Mango-chile', 'Lime', 'Strawberry'])],
      }),
    ]),
    section('Cold Drinks', 'Made here, mostly.', [
      dish('Agua Fresca', { '16 oz': 4, '32 oz': 6.5 }, 'Blended this morning.', {
        calories: 140,
        look: looks.jamaica,
        choices: [agua],
      }),
      dish('Horchata Fría', 4.5, 'Rice, cinnamon, vanilla, a mountain of ice.', {
        calories: 210,
        look: looks.horchata,
      }),
      dish('Mexican Soda', 3.75, 'In glass, with real sugar.', {
        calories: 160,
        look: looks.soda,
        choices: [oneOf('Which one?', ['Cola', 'Mandarin', 'Grapefruit', 'Tamarind'])],
      }),
    ]),
    section('Bar', 'For guests of 21 and over; please have an ID ready.', [
      dish('House Margarita', { Glass: 10, 'Half liter': 24 }, 'Blanco, lime, orange, agave.', {
        calories: 220,
        look: looks.margarita,
        choices: [rim, agave],
        ...alcohol,
      }),
      dish('Mango-Habanero Margarita', 12, 'Sweet first. Then not.', {
        calories: 260,
        look: looks.mangoMargarita,
        choices: [rim, agave],
        ...alcohol,
      }),
      dish('Paloma', 11, 'Tequila, grapefruit, lime, salt.', {
        calories: 190,
        look: looks.mangoMargarita,
        choices: [rim, agave],
        ...alcohol,
      }),
      dish('Michelada', 8.5, 'Lager, lime, chile, a spiced rim.', {
        calories: 190,
        look: looks.michelada,
        ...alcohol,
      }),
      dish('Cerveza', 5.5, 'Cold bottle, lime.', {
        calories: 145,
        look: looks.cerveza,
        choices: [oneOf('Which one?', ['Light lager', 'Amber', 'Dark'])],
        ...alcohol,
      }),
      dish('Mezcal, 2 oz', 13, 'Espadín, orange, worm salt.', { calories: 130, ...alcohol }),
    ]),
    section('Catering & Tips for the Band', 'The rest.', [
      dish('Tip for the Mariachis', 'open', 'They play in the yard on Saturdays. All of it goes to them.', {
        taxes: [],
      }),
      dish('Whole Trompo', 260, 'Sixty tacos’ worth of al pastor, carved at your place. Call to book.', {
        look: looks.tacoPork,
        isOfflineOnly: true,
      }),
    ]),
  ],
  staff: [
    {
      firstName: 'Elena',
      lastName: 'Marquez',
      role: 'manager',
      hourlyRate: 31,
      startDate: '2017-02-06',
      managerAccess: true,
    },
    { firstName: 'Rafael', lastName: 'Ortiz', role: 'chef', hourlyRate: 28, startDate: '2015-11-02' },
    { firstName: 'Sofía', lastName: 'Luna', role: 'bartender', hourlyRate: 17, startDate: '2022-04-18' },
    { firstName: 'Jamal', lastName: 'Carter', role: 'cook', hourlyRate: 20, startDate: '2023-09-11' },
    { firstName: 'Abby', lastName: 'Nguyen', role: 'cashier', hourlyRate: 17, startDate: '2025-01-20' },
  ],
};
