// Sakura Sushi, Los Angeles: a long menu with a featured category, rice and spice to choose, a bag fee and a service charge.
import type { DemoRestaurant } from '../demo-restaurant.ts';
import {
  between,
  type Choice,
  type Dish,
  dish,
  maybeOneOf,
  oneOf,
  section,
  type Tax,
  upTo,
} from '../menu-builder.ts';
import type { Look } from '../pictures/look.ts';
import { looks } from './sakura-looks.ts';

const salesTax: Tax = {
  name: 'Los Angeles sales tax',
  type: 'Percent',
  rate: 9.5,
  default: true,
  roundingOptions: 'Half Up Rounding',
};
const bagFee: Tax = {
  name: 'Paper bag fee',
  type: 'Fixed',
  rate: 0,
  default: true,
  takeoutTaxEnabled: true,
  takeoutTaxrate: 0.1,
  roundingOptions: 'Half Up Rounding',
};

const rice = oneOf('Rice', { 'White rice': 0, 'Brown rice': [1, 20] });
const soy = oneOf('Soy sauce', ['Soy sauce', 'Low-sodium soy', 'Gluten-free tamari', 'No soy, thank you']);
const spice = oneOf('Spice level', ['Mild', 'Medium', 'Hot', 'Kitchen hot']);
const wrapper = maybeOneOf('Wrapper', { 'Soy paper instead of nori': 1.5, 'Cucumber instead of rice': 2.5 });
const rollExtras = upTo(3, 'Extras', {
  Avocado: [2, 60],
  'Cream cheese': [1.5, 70],
  Tobiko: [2.5, 25],
  'Tempura crunch': [1, 60],
  'Spicy mayo': [0.75, 90],
  'Eel sauce': [0.75, 40],
});
const condiments = upTo(4, 'With it, at no charge', ['Wasabi', 'Pickled ginger', 'Chopsticks', 'Fork']);
const pieces = (two: number): Record<string, number> => ({ 'Two pieces': two, 'Four pieces': two * 2 - 1 });
const broth = oneOf('Broth', ['Pork tonkotsu', 'Shoyu chicken', 'Miso & vegetable']);
const noodleExtras = upTo(
  4,
  'Add to the bowl',
  {
    'Soft egg': [2, 70],
    Chashu: [4, 180],
    Corn: [1, 40],
    'Extra noodles': [3, 280],
    Nori: [1, 5],
    'Bamboo shoots': [1.5, 10],
  },
  { mayRepeat: true },
);
const sides = between(2, 2, 'Two sides', ['Miso soup', 'House salad', 'Seaweed salad', 'Gyoza', 'Edamame']);
const bentoMain = oneOf('Main', {
  'Chicken teriyaki': 0,
  'Salmon teriyaki': 3,
  'Shrimp & vegetable tempura': 2,
  'Agedashi tofu': 0,
  'Chef’s sashimi': 6,
});
const protein = oneOf('With', { 'Chicken katsu': 0, 'Pork katsu': 1, 'Shrimp tempura': 2, Tofu: 0 });
const sakeServing = oneOf('Served', ['Chilled', 'Warm']);
const mochiFlavours = between(
  3,
  3,
  'Three pieces',
  ['Green tea', 'Mango', 'Strawberry', 'Red bean', 'Black sesame'],
  { mayRepeat: true },
);

const nigiri = (name: string, two: number, description: string, calories: number, look: Look): Dish =>
  dish(`${name} Nigiri`, pieces(two), description, { calories, look, choices: [rice, soy, condiments] });

const sashimi = (name: string, price: number, description: string, calories: number, look: Look): Dish =>
  dish(`${name} Sashimi`, price, description, { calories, look, choices: [soy, condiments] });

const maki = (
  name: string,
  price: number,
  description: string,
  calories: number,
  look: Look,
  more: readonly Choice[] = [],
): Dish =>
  dish(name, price, description, {
    calories,
    look,
    choices: [rice, soy, ...more, wrapper, rollExtras, condiments],
  });

const alcohol = { hasAlcohol: true };

export const sakuraSushi: DemoRestaurant = {
  name: 'Sakura Sushi',
  slug: 'sakura-sushi',
  domain: 'sakura.localhost',
  concept: 'Sushi bar',
  address: {
    street: '1137 East 2nd Street',
    city: 'Los Angeles',
    state: 'CA',
    zipCode: '90012',
    country: 'US',
  },
  phone: '(213) 555-0172',
  email: 'hello@sakura.example.com',
  timezone: 'America/Los_Angeles',
  hours: {
    mon: 'closed',
    tue: ['11:30', '22:00'],
    wed: ['11:30', '22:00'],
    thu: ['11:30', '22:00'],
    fri: ['11:30', '23:00'],
    sat: ['12:00', '23:00'],
    sun: ['12:00', '21:30'],
  },
  specialHours: [
    { inDays: 9, note: 'Early closing: our yearly knife-sharpening night', hours: ['11:30', '18:00'] },
    { inDays: 30, note: 'Closed for the new-season tuna auction', hours: 'closed' },
  ],
  settings: {
    taxRate: 0.095,
    serviceCharge: 0.04,
    ordering: { prepMinutes: 25, lastOrderMinutesBeforeClosing: 20, slotCapacity: 8 },
  },
  // Large orders are paid before somebody cuts the fish.
  payments: { merchantId: '800000000201', cardOnlyFrom: 200, postalMismatch: 'refuse' },
  branding: {
    logo: looks.logo,
    icon: looks.icon,
    hero: looks.hero,
    colors: { primary: '#9d2f52', secondary: '#22262b', accent: '#e58aa0' },
  },
  seo: {
    title: 'Sakura Sushi | Edomae sushi in Little Tokyo, Los Angeles',
    description:
      'Nigiri, rolls and warm bowls from a twelve-seat counter in Little Tokyo. Fish from this morning’s market, for pickup or delivery.',
    keywords: ['sushi', 'little tokyo', 'sashimi', 'omakase', 'los angeles'],
  },
  about:
    'Twelve seats, two chefs and one rule: if the fish is not good enough this morning, it is not on the menu tonight. Chef Haruka Mori learned to cook rice for three years before she was handed a knife, and you can taste all three of them. What we send home with you is cut when you order, never before.',
  announcement: 'Market note: santa barbara uni sells out early. Come soon, or ask what else came in.',
  specialOffers: ['Lunch bento until 3 PM comes with miso soup.'],
  stories: [
    {
      title: 'Rice first',
      description:
        'Seasoned with red vinegar and served at the warmth of a hand. The fish is only half of it.',
      image: looks.salmonNigiri,
      layout: 'image-left',
    },
    {
      title: 'From the morning market',
      description: 'We buy small, we buy whole, and we buy again tomorrow.',
      image: looks.tunaSashimi,
      layout: 'image-right',
    },
    {
      title: 'A long evening',
      description:
        'Leave the choice to the counter: tell us what you would like to spend, and we take care of the rest.',
      image: looks.platter,
      layout: 'centered',
    },
  ],
  callToAction: {
    title: 'Platters for your table',
    description: 'Thirty to sixty pieces, ready when you are.',
  },
  social: { instagram: 'https://social.example.com/sakura' },
  taxes: [salesTax, bagFee],
  soldOut: ['Uni Nigiri'],
  menu: [
    section('Featured Items', 'Six things people come back for.', [
      'Dragon Roll',
      'Salmon Nigiri',
      'Sakura Roll',
      'Tonkotsu Ramen',
      'Rainbow Roll',
      'Chef’s Bento',
    ]),
    section('Starters', 'Small plates, hot and cold.', [
      dish('Edamame', 6, 'Steamed in the pod, flaked sea salt.', { calories: 190, look: looks.edamame }),
      dish('Spicy Garlic Edamame', 7, 'Wok-charred with garlic and chili.', {
        calories: 230,
        look: looks.edamame,
        choices: [spice],
      }),
      dish('Pork Gyoza', 8.5, 'Six dumplings with a lacy, crisp skirt.', {
        calories: 340,
        look: looks.gyoza,
      }),
      dish('Vegetable Gyoza', 8, 'Cabbage, shiitake and chive.', { calories: 290, look: looks.gyoza }),
      dish('Shrimp Tempura', 12, 'Four shrimp, three vegetables, a batter like frost.', {
        calories: 480,
        look: looks.tempura,
      }),
      dish('Agedashi Tofu', 9, 'Crisp outside, silken inside, in a dashi broth.', { calories: 310 }),
      dish('Chicken Karaage', 11, 'Ginger-soy thigh, double fried, lemon, kewpie.', {
        calories: 560,
        look: looks.tempura,
        choices: [spice],
      }),
      dish('Takoyaki', 10, 'Octopus puffs under dancing bonito.', { calories: 420, look: looks.takoyaki }),
      dish('Yakitori', 11, 'Three skewers of chicken and scallion, brushed with tare.', {
        calories: 360,
        look: looks.skewers,
      }),
      dish('Kumamoto Oysters', { 'Half dozen': 21, Dozen: 39 }, 'Ponzu, scallion, a whisper of chili.', {
        calories: 90,
        look: looks.oysters,
      }),
      dish('Yellowtail Jalapeño', 17, 'Thin slices, yuzu ponzu, one green coin of chili on each.', {
        calories: 220,
        look: looks.yellowtailSashimi,
      }),
      dish('Salmon Onigiri', 6.5, 'A rice triangle with grilled salmon, wrapped in crisp nori.', {
        calories: 260,
        look: looks.onigiri,
      }),
    ]),
    section('Soups & Salads', 'To warm up, or cool down.', [
      dish('Miso Soup', 4, 'Tofu, wakame, scallion.', { calories: 70, look: looks.misoSoup }),
      dish('Clam Miso', 7, 'Manila clams, opened in the broth.', { calories: 120, look: looks.misoSoup }),
      dish('House Salad', 6, 'Crisp leaves, carrot-ginger dressing.', {
        calories: 140,
        look: looks.seaweedSalad,
      }),
      dish('Seaweed Salad', 7, 'Three seaweeds, sesame, a little crunch.', {
        calories: 110,
        look: looks.seaweedSalad,
      }),
      dish('Sunomono', 7.5, 'Cucumber in sweet vinegar, with crab or without.', {
        calories: 80,
        choices: [maybeOneOf('Add', { Crab: [3, 40], Octopus: [4, 50] })],
      }),
      dish('Sashimi Salad', 21, 'Today’s fish over leaves, wasabi vinaigrette.', {
        calories: 380,
        look: looks.seaweedSalad,
        choices: [soy],
      }),
    ]),
    section('Nigiri', 'Sliced to order over warm rice.', [
      nigiri('Salmon', 7.5, 'Scottish, buttery, brushed with nikiri.', 120, looks.salmonNigiri),
      nigiri('Bluefin Tuna', 9, 'The lean cut, deep red and clean.', 110, looks.tunaNigiri),
      nigiri('Chu-toro', 14, 'Medium-fatty tuna that gives up at once.', 150, looks.fattyTunaNigiri),
      nigiri('O-toro', 19, 'The fattiest cut, lightly torched if you like.', 180, looks.fattyTunaNigiri),
      nigiri('Yellowtail', 8, 'Hamachi with a dot of yuzu kosho.', 120, looks.yellowtailNigiri),
      nigiri('Sea Bream', 8.5, 'Tai under a shiso leaf and sea salt.', 100, looks.whiteNigiri),
      nigiri('Fluke', 8, 'Hirame, lemon, salt.', 95, looks.whiteNigiri),
      nigiri('Scallop', 9, 'Hokkaido scallop, sweet as a pear.', 90, looks.whiteNigiri),
      nigiri('Squid', 7, 'Scored by hand so that it melts.', 90, looks.whiteNigiri),
      nigiri('Shrimp', 6.5, 'Ebi, poached and butterflied.', 90, looks.shrimpNigiri),
      nigiri('Sweet Shrimp', 11, 'Amaebi, raw; the heads come back fried.', 95, looks.shrimpNigiri),
      nigiri('Octopus', 7.5, 'Tako, slow-cooked with tea.', 90, looks.whiteNigiri),
      nigiri('Mackerel', 7, 'Saba cured in salt and vinegar.', 130, looks.whiteNigiri),
      nigiri('Freshwater Eel', 8.5, 'Unagi, grilled and glazed.', 160, looks.eelNigiri),
      nigiri('Sweet Egg', 5.5, 'Tamago, layered like a good argument.', 110, looks.eggNigiri),
      nigiri('Salmon Roe', 9.5, 'Ikura marinated in soy and sake.', 120, looks.ikura),
      nigiri('Flying Fish Roe', 7, 'Tobiko that crackles.', 90, looks.ikura),
      nigiri('Uni', 16, 'Santa Barbara sea urchin, as long as there is any.', 100, looks.uni),
    ]),
    section('Sashimi', 'Fish alone. Five slices unless we say otherwise.', [
      sashimi('Salmon', 16, 'Scottish salmon, thick cut.', 230, looks.salmonSashimi),
      sashimi('Bluefin Tuna', 19, 'Lean akami from the loin.', 180, looks.tunaSashimi),
      sashimi('Toro', 34, 'Fatty tuna, four slices.', 300, looks.tunaSashimi),
      sashimi('Yellowtail', 18, 'Hamachi belly and back.', 240, looks.yellowtailSashimi),
      sashimi('Sea Bream', 18, 'With yuzu and olive oil.', 170, looks.yellowtailSashimi),
      sashimi('Octopus', 15, 'Thin, with ponzu.', 140, looks.yellowtailSashimi),
      dish(
        'Sashimi Moriawase',
        { '12 slices': 34, '18 slices': 48 },
        'The chef’s cut of the day’s five best.',
        { calories: 520, look: looks.platter, choices: [soy, condiments] },
      ),
    ]),
    section('Simple Rolls', 'Six small pieces, one thing in the middle.', [
      maki('Tuna Roll', 8, 'Lean tuna, nori, nothing else.', 190, looks.tunaMaki),
      maki('Salmon Roll', 7.5, 'Salmon belly, chopped.', 210, looks.tunaMaki),
      maki('Yellowtail Scallion Roll', 8, 'Hamachi and green onion.', 200, looks.tunaMaki),
      maki('Cucumber Roll', 5, 'Kappa maki with toasted sesame.', 140, looks.cucumberMaki),
      maki('Avocado Roll', 5.5, 'Ripe, salted, simple.', 200, looks.cucumberMaki),
      maki('Plum & Shiso Roll', 6, 'Pickled plum, shiso leaf, a jolt.', 150, looks.cucumberMaki),
      maki('Pickled Radish Roll', 5, 'Oshinko, crunchy and bright.', 140, looks.cucumberMaki),
      maki('Futomaki', 11, 'The thick one: egg, gourd, cucumber, crab, spinach.', 380, looks.futomaki),
    ]),
    section('Classic Rolls', 'Eight pieces, rice outside.', [
      maki('California Roll', 9.5, 'Real crab, avocado, cucumber.', 310, looks.california),
      maki('Spicy Tuna Roll', 10.5, 'Chopped tuna, chili oil, cucumber.', 340, looks.spicyTuna, [spice]),
      maki('Spicy Salmon Roll', 10, 'Chopped salmon, chili oil, cucumber.', 350, looks.spicyTuna, [spice]),
      maki('Spicy Scallop Roll', 12, 'Scallop, tobiko, spicy mayo.', 330, looks.boston, [spice]),
      maki('Philadelphia Roll', 10.5, 'Smoked salmon, cream cheese, cucumber.', 390, looks.alaska),
      maki('Alaska Roll', 11, 'Salmon, avocado, cucumber.', 340, looks.alaska),
      maki('Boston Roll', 10.5, 'Poached shrimp, avocado, tobiko outside.', 320, looks.boston),
      maki('Shrimp Tempura Roll', 12, 'Hot shrimp, avocado, eel sauce.', 460, looks.shrimpTempura),
      maki('Eel & Avocado Roll', 12, 'Grilled unagi, avocado, sesame.', 420, looks.alaska),
      maki('Salmon Skin Roll', 8.5, 'Crisp skin, burdock, cucumber, bonito.', 290, looks.futomaki),
      maki('Spider Roll', 15, 'Soft-shell crab, legs out.', 430, looks.futomaki),
      maki('Sweet Potato Roll', 8, 'Tempura sweet potato, sweet soy.', 380, looks.crunchy),
      maki('Garden Roll', 9, 'Avocado, carrot, beet and asparagus in soy paper.', 260, looks.garden),
    ]),
    section('House Rolls', 'Built by the counter, named after midnight.', [
      maki('Dragon Roll', 17, 'Eel and cucumber under a scale of avocado, eel sauce.', 520, looks.dragon),
      maki('Red Dragon Roll', 18, 'Shrimp tempura and avocado under tuna.', 560, looks.redDragon, [spice]),
      maki('Rainbow Roll', 17.5, 'California inside, five fish outside.', 480, looks.rainbow),
      maki(
        'Sakura Roll',
        18.5,
        'Salmon and avocado in pink soy paper, tuna on top, a petal of ginger.',
        470,
        looks.cherryBlossom,
      ),
      maki('Tiger Roll', 16, 'Crab and cucumber under shrimp, mustard miso.', 440, looks.tiger),
      maki('Volcano Roll', 17, 'Baked crab and scallop erupting over a fried roll.', 640, looks.volcano, [
        spice,
      ]),
      maki('Caterpillar Roll', 16, 'Eel and cucumber, avocado outside, two antennae.', 490, looks.dragon),
      maki('Snow Mountain Roll', 17, 'Yellowtail and cucumber under seared scallop.', 430, looks.tiger),
      maki('Crunchy Tokyo Roll', 15.5, 'Shrimp and cream cheese, fried whole.', 620, looks.crunchy),
      maki(
        'Naruto Roll',
        16.5,
        'Tuna, salmon and avocado in a ribbon of cucumber. No rice at all.',
        260,
        looks.naruto,
      ),
      maki('Black Pearl Roll', 19, 'Spicy tuna, black tobiko, truffle ponzu.', 450, looks.spicyTuna, [spice]),
      maki('Lobster Temptation', 24, 'Lobster tempura, mango, tobiko, sweet chili.', 540, looks.boston),
    ]),
    section('Bento & Bowls', 'A whole meal, with rice.', [
      dish('Chef’s Bento', 24, 'A main, two sides, rice and something sweet, in one box.', {
        calories: 880,
        look: looks.bento,
        choices: [bentoMain, sides, rice],
      }),
      dish('Vegetable Bento', 19, 'Tempura vegetables, tofu, inari, pickles.', {
        calories: 720,
        look: looks.bento,
        choices: [sides, rice],
      }),
      dish('Chirashi', 28, 'Fourteen slices scattered over seasoned rice.', {
        calories: 640,
        look: looks.donburi,
        choices: [rice, soy],
      }),
      dish('Salmon Ikura Don', 25, 'Salmon, its roe, and nothing to distract you.', {
        calories: 690,
        look: looks.donburi,
        choices: [rice, soy],
      }),
      dish('Unagi Don', 26, 'Grilled eel over rice, sansho pepper.', {
        calories: 780,
        look: looks.unagiDon,
        choices: [rice],
      }),
      dish('Poke Bowl', 18.5, 'Tuna, salmon, avocado, edamame, sesame soy.', {
        calories: 650,
        look: looks.donburi,
        choices: [rice, spice],
      }),
      dish('Katsu Curry', 18, 'Crisp cutlet, thick curry, pickles.', {
        calories: 1040,
        look: looks.curry,
        choices: [protein, spice, rice],
      }),
      dish('Chicken Teriyaki', 17, 'Thigh, charred, glazed, with vegetables.', {
        calories: 820,
        look: looks.curry,
        choices: [rice],
      }),
    ]),
    section('Noodles', 'Slurping is encouraged.', [
      dish('Tonkotsu Ramen', 17, 'Pork bones for eighteen hours, chashu, soft egg.', {
        calories: 890,
        look: looks.ramen,
        choices: [spice, noodleExtras],
      }),
      dish('Spicy Miso Ramen', 16.5, 'Red miso, ground pork, corn, butter.', {
        calories: 860,
        look: looks.ramen,
        choices: [broth, spice, noodleExtras],
      }),
      dish('Vegetable Ramen', 15.5, 'Mushroom broth, tofu, greens.', {
        calories: 640,
        look: looks.ramen,
        choices: [noodleExtras],
      }),
      dish('Nabeyaki Udon', 17.5, 'Thick noodles, chicken, egg, and a shrimp tempura on top.', {
        calories: 760,
        look: looks.ramen,
        choices: [noodleExtras],
      }),
      dish('Zaru Soba', 13, 'Cold buckwheat noodles, dipping sauce, wasabi.', {
        calories: 420,
        look: looks.ramen,
      }),
    ]),
    section('Platters & Omakase', 'For two, for six, or leave it to us.', [
      dish('Nigiri Platter', { '12 pieces': 42, '24 pieces': 79 }, 'The counter’s choice, on one board.', {
        calories: 720,
        look: looks.platter,
        choices: [rice, soy],
      }),
      dish(
        'Party Platter',
        { '40 pieces': 98, '60 pieces': 139 },
        'Nigiri and rolls for a table of friends.',
        { calories: 2900, look: looks.platter, choices: [rice, soy] },
      ),
      dish(
        'Omakase To Go',
        'open',
        'Name your price, from $40; the chef packs the best box that it buys today.',
        { look: looks.bento, choices: [soy] },
      ),
      dish('Omakase at the Counter', 165, 'Eighteen courses, eight seats, two seatings. By telephone only.', {
        look: looks.platter,
        isOfflineOnly: true,
      }),
    ]),
    section('Sweets', 'A quiet end.', [
      dish('Mochi Ice Cream', 7.5, 'Three pieces, any three.', {
        calories: 300,
        look: looks.mochi,
        choices: [mochiFlavours],
      }),
      dish('Matcha Ice Cream', 6, 'Stone-ground tea, two scoops.', { calories: 260, look: looks.matchaIce }),
      dish('Black Sesame Ice Cream', 6, 'Nutty, gray, better than it looks.', { calories: 280 }),
      dish('Dorayaki', 6.5, 'Two griddle cakes and sweet red beans.', { calories: 310 }),
    ]),
    section('Drinks', 'Tea, and the fizzy bottle with the marble.', [
      dish('Green Tea', 3.5, 'Sencha, hot, in a pot for one.', { calories: 0, look: looks.greenTea }),
      dish('Genmaicha', 3.5, 'Green tea with toasted rice.', { calories: 0, look: looks.greenTea }),
      dish('Iced Oolong', 4, 'Unsweetened, very cold.', { calories: 0 }),
      dish('Ramune', 4.5, 'Push the marble; listen; drink.', {
        calories: 110,
        look: looks.ramune,
        choices: [oneOf('Flavor', ['Original', 'Lychee', 'Melon', 'Yuzu'])],
      }),
    ]),
    section('Sake & Beer', 'For guests of 21 and over.', [
      dish('House Junmai', { '180 ml': 10, '720 ml': 36 }, 'Dry, round, easy.', {
        calories: 190,
        look: looks.sake,
        choices: [sakeServing],
        ...alcohol,
      }),
      dish('Daiginjo', { '180 ml': 19, '720 ml': 72 }, 'Melon, rain, silk.', {
        calories: 190,
        look: looks.sake,
        ...alcohol,
      }),
      dish('Nigori', { '300 ml': 15, '720 ml': 34 }, 'Cloudy, sweet, shaken first.', {
        calories: 240,
        look: looks.sake,
        ...alcohol,
      }),
      dish('Plum Wine', { Glass: 9, Bottle: 38 }, 'Over ice, as after dinner.', {
        calories: 160,
        look: looks.plumWine,
        ...alcohol,
      }),
      dish('Japanese Lager', { Small: 6, Large: 9.5 }, 'Cold and crisp.', {
        calories: 150,
        look: looks.beer,
        ...alcohol,
      }),
      dish('Whisky Highball', 13, 'Japanese whisky, hard ice, lemon.', { calories: 130, ...alcohol }),
    ]),
  ],
  staff: [
    {
      firstName: 'Haruka',
      lastName: 'Mori',
      role: 'chef',
      hourlyRate: 38,
      startDate: '2014-04-01',
      managerAccess: true,
    },
    {
      firstName: 'Daniel',
      lastName: 'Reyes',
      role: 'manager',
      hourlyRate: 33,
      startDate: '2018-08-06',
      email: 'manager@goldenhour.example.com',
    },
    { firstName: 'Yuki', lastName: 'Sato', role: 'cook', hourlyRate: 24, startDate: '2022-01-10' },
    {
      firstName: 'Priya',
      lastName: 'Raman',
      role: 'host',
      hourlyRate: 19,
      startDate: '2023-05-15',
      posAccess: true,
      email: 'counter@sakura.example.com',
    },
    {
      firstName: 'Ben',
      lastName: 'Castillo',
      role: 'delivery_driver',
      hourlyRate: 18,
      startDate: '2024-09-02',
    },
    {
      firstName: 'Lucía',
      lastName: 'Vega',
      role: 'server',
      status: 'suspended',
      hourlyRate: 17,
      startDate: '2021-07-19',
    },
  ],
};
