// Scoop & Swirl, Santa Cruz: a short menu with tax included in its prices, pints untaxed for takeout, and scoops as sizes.
import type { DemoRestaurant } from '../demo-restaurant.ts';
import { between, type Dish, dish, oneOf, section, type Tax, upTo } from '../menu-builder.ts';
import type { Look } from '../pictures/look.ts';
import { looks } from './scoop-looks.ts';

const salesTax: Tax = {
  name: 'Santa Cruz sales tax (included)',
  type: 'Percent',
  rate: 9.75,
  default: true,
  roundingOptions: 'Half Even Rounding',
};

const flavours = [
  'Vanilla Bean',
  'Dark Chocolate',
  'Strawberry Patch',
  'Mint Chip',
  'Cookies & Cream',
  'Pistachio',
  'Salted Caramel',
  'Cold Brew',
  'Honey Lavender',
  'Birthday Cake',
  'Mango Sorbet',
  'Raspberry Sorbet',
] as const;

const vessel = oneOf('In a …', {
  Cup: 0,
  'Cake cone': 0,
  'Sugar cone': 0.5,
  'Waffle cone': [1.25, 120],
  'Dipped waffle cone': [2, 190],
});
const toppings = upTo(4, 'Toppings', {
  'Rainbow sprinkles': [0.75, 50],
  'Hot fudge': [1.25, 120],
  Caramel: [1.25, 110],
  'Toasted almonds': [1, 80],
  'Whipped cream': [0.75, 60],
  'Crushed cookies': [1, 90],
  'Gummy bears': [1, 70],
  Cherry: [0.5, 10],
});
const upToThree = between(1, 3, 'Scoops', flavours, { mayRepeat: true });
const split = between(3, 3, 'Three scoops', flavours, { mayRepeat: true });
const oneFlavour = oneOf('Flavor', flavours);
const biscuits = oneOf('Cookies', ['Chocolate chip', 'Oatmeal', 'Double chocolate', 'Snickerdoodle']);
const milk = oneOf('Milk', { Whole: 0, Oat: 0.8, 'Thick as you can': 0 });
const lettering = oneOf('Written on top', ['Happy Birthday', 'Congratulations', 'Nothing, thank you']);

const included = { isTaxIncluded: true } as const;

function scoop(name: string, description: string, calories: number, look: Look): Dish {
  return dish(name, { 'One scoop': 5, 'Two scoops': 7.5, 'Three scoops': 9.5 }, description, {
    calories,
    look,
    choices: [vessel, toppings],
    ...included,
  });
}

export const scoopAndSwirl: DemoRestaurant = {
  name: 'Scoop & Swirl',
  slug: 'scoop-swirl',
  concept: 'Ice-cream shop',
  address: { street: '402 Beach Street', city: 'Santa Cruz', state: 'CA', zipCode: '95060', country: 'US' },
  phone: '(831) 555-0126',
  email: 'hello@scoopandswirl.example.com',
  hours: {
    mon: ['12:00', '21:00'],
    tue: ['12:00', '21:00'],
    wed: ['12:00', '21:00'],
    thu: ['12:00', '21:00'],
    fri: ['12:00', '22:30'],
    sat: ['11:00', '22:30'],
    sun: ['11:00', '21:00'],
  },
  specialHours: [
    { inDays: 7, note: 'School fair: we close early', hours: ['12:00', '17:00'] },
    { inDays: 26, note: 'Closed: flavor-testing day', hours: 'closed' },
  ],
  settings: {
    taxRate: 0.0975,
    allowTips: true,
    ordering: { prepMinutes: 8, lastOrderMinutesBeforeClosing: 10, deliveryEnabled: false },
  },
  branding: {
    logo: looks.logo,
    icon: looks.icon,
    hero: looks.hero,
    colors: { primary: '#7c3aed', secondary: '#4a2545', accent: '#f472b6' },
  },
  seo: {
    title: 'Scoop & Swirl | Small-batch ice cream by the beach',
    description:
      'Twelve flavors churned each morning two blocks from the boardwalk. Cones, sundaes, shakes and pints: order ahead, skip the line.',
    keywords: ['ice cream', 'sundae', 'milkshake', 'santa cruz', 'sorbet'],
  },
  about:
    'Maya and her father churn twelve flavors before the fog lifts, with cream from up the coast and fruit from the Wednesday market. When a flavor is gone it is gone, which is why the line is long at noon. Prices on our board are what you pay: the tax is in them already.',
  announcement: 'All prices include tax.',
  specialOffers: ['A pup cup is always free.'],
  stories: [
    {
      title: 'Churned before breakfast',
      description: 'Small batches, little air, no hurry.',
      image: looks.buildYourOwn,
      layout: 'image-left',
    },
  ],
  callToAction: {
    title: 'A cake for the big day?',
    description: 'Order three days ahead and choose any two flavors.',
  },
  taxes: [salesTax],
  menu: [
    section('Scoops', 'In a cup or on a cone.', [
      dish(
        'Build Your Own',
        { Small: 7, Medium: 9, Large: 11 },
        'Up to three flavors in one cup, the same one twice if you love it.',
        { calories: 420, look: looks.buildYourOwn, choices: [upToThree, toppings], ...included },
      ),
      scoop('Vanilla Bean', 'Two kinds of vanilla, and a pinch of salt.', 210, looks.vanilla),
      scoop('Dark Chocolate', 'Seventy percent, bitter enough.', 240, looks.chocolate),
      scoop('Strawberry Patch', 'Roasted Watsonville strawberries.', 200, looks.strawberry),
      scoop(
        'Mint Chip',
        'Fresh mint, shards of chocolate. White on principle, green by request.',
        230,
        looks.mintChip,
      ),
      scoop('Cookies & Cream', 'Our own wafers, broken by hand.', 250, looks.cookies),
      scoop('Pistachio', 'Sicilian nuts, toasted, no almond extract.', 240, looks.pistachio),
      scoop('Salted Caramel', 'Taken to the edge, and not over.', 250, looks.caramel),
      scoop('Cold Brew', 'Steeped overnight with beans from next door.', 220, looks.coffee),
      scoop('Honey Lavender', 'Hillside honey, a few flowers.', 210, looks.lavender),
      scoop('Birthday Cake', 'Cake batter, sprinkles, no candles.', 260, looks.birthday),
      scoop('Mango Sorbet', 'Ripe mango and lime. No dairy.', 150, looks.mango),
      scoop('Raspberry Sorbet', 'Sharp, bright, no dairy either.', 140, looks.raspberry),
    ]),
    section('Sundaes', 'In a glass, with whipped cream and a cherry.', [
      dish('Hot Fudge Sundae', 9.5, 'Three scoops of vanilla, fudge that stretches.', {
        calories: 720,
        look: looks.hotFudge,
        choices: [toppings],
        ...included,
      }),
      dish('Salted Caramel Sundae', 9.5, 'Caramel twice, pretzels, vanilla.', {
        calories: 740,
        look: looks.caramelSundae,
        choices: [toppings],
        ...included,
      }),
      dish('Strawberry Shortcake Sundae', 10, 'Roasted berries, biscuit crumbs.', {
        calories: 690,
        look: looks.berrySundae,
        choices: [toppings],
        ...included,
      }),
      dish('Brownie Sundae', 10.5, 'A warm brownie under it all.', {
        calories: 880,
        look: looks.brownieSundae,
        choices: [oneFlavour, toppings],
        ...included,
      }),
      dish('Banana Split', 12, 'Three scoops, three sauces, one banana.', {
        calories: 960,
        look: looks.bananaSplit,
        choices: [split, toppings],
        ...included,
      }),
      dish('Warm Waffle & Scoop', 9, 'Malted waffle, one scoop, maple.', {
        calories: 640,
        look: looks.waffle,
        choices: [oneFlavour, toppings],
        ...included,
      }),
    ]),
    section('Sandwiches & Cakes', 'To bite, or to share.', [
      dish('Cookie Sandwich', 7, 'A scoop between two cookies.', {
        calories: 560,
        look: looks.sandwich,
        choices: [biscuits, oneFlavour],
        ...included,
      }),
      dish('Mint Chip Sandwich', 7, 'Double chocolate, mint chip, rolled in cocoa nibs.', {
        calories: 570,
        look: looks.sandwich,
        ...included,
      }),
      dish('Ice-Cream Cake', { '6 inch': 38, '9 inch': 56 }, 'Vanilla sponge, two flavors, whipped cream.', {
        calories: 2600,
        look: looks.cake,
        choices: [oneFlavour, lettering],
        ...included,
      }),
    ]),
    section('Shakes & Floats', 'With two straws if you ask.', [
      dish('Milkshake', { Regular: 8, Large: 10 }, 'Any flavor, spun with cold milk.', {
        calories: 620,
        look: looks.shake,
        choices: [oneFlavour, milk],
        ...included,
      }),
      dish('Chocolate Malt', { Regular: 8.5, Large: 10.5 }, 'Dark chocolate, malt powder, cream.', {
        calories: 710,
        look: looks.chocolateShake,
        choices: [milk],
        ...included,
      }),
      dish('Root Beer Float', 7.5, 'Vanilla in cold root beer.', {
        calories: 380,
        look: looks.float,
        ...included,
      }),
      dish('Bourbon Shake', 13, 'Vanilla, bourbon, burnt sugar. For grown-ups with an ID.', {
        calories: 690,
        look: looks.shake,
        hasAlcohol: true,
        ...included,
      }),
      dish('Affogato', 6.5, 'Espresso over vanilla.', { calories: 220, ...included }),
      dish('Meyer Lemonade', 4.5, 'From the tree behind the shop.', {
        calories: 140,
        look: looks.lemonade,
        ...included,
      }),
    ]),
    section('Pints & Presents', 'For the freezer.', [
      dish('Hand-Packed Pint', 11, 'Any flavor, pressed in tight. Untaxed when you take it home.', {
        calories: 940,
        look: looks.pint,
        choices: [oneFlavour],
        isUntaxedToGo: true,
        ...included,
      }),
      dish('Four Pints', 40, 'Four of the same, or call us for a mix.', {
        calories: 3760,
        look: looks.pint,
        choices: [oneFlavour],
        isUntaxedToGo: true,
        ...included,
      }),
      dish('Gift Card', 'open', 'Any amount; it never melts.', { look: looks.giftCard, taxes: [] }),
      dish('Ice-Cream Cart', 320, 'We push the cart to your party, two hours, sixty scoops. Call to book.', {
        look: looks.buildYourOwn,
        isOfflineOnly: true,
        ...included,
      }),
    ]),
  ],
  staff: [
    {
      firstName: 'Maya',
      lastName: 'Fields',
      role: 'manager',
      hourlyRate: 28,
      startDate: '2020-05-01',
      managerAccess: true,
      email: 'owner@scoopandswirl.example.com',
    },
    {
      firstName: 'Robert',
      lastName: 'Fields',
      chosenName: 'Bob',
      role: 'chef',
      hourlyRate: 26,
      startDate: '2020-05-01',
    },
    { firstName: 'Tessa', lastName: 'Hart', role: 'cashier', hourlyRate: 17.5, startDate: '2025-06-14' },
  ],
};
