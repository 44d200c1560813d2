// Morning Light Café, Chicago: breakfast and lunch at their times, coffee in three sizes, other taxes for takeout.
import type { DemoRestaurant } from '../demo-restaurant.ts';
import { type Choice, dish, maybeOneOf, oneOf, section, type Tax, upTo } from '../menu-builder.ts';
import type { Look } from '../pictures/look.ts';
import { looks } from './morning-light-looks.ts';

const restaurantTax: Tax = {
  name: 'Chicago restaurant tax',
  type: 'Percent',
  rate: 11.75,
  default: true,
  roundingOptions: 'Always Round Down',
};
// Taxed as a meal when eaten here and as bread when taken out.
const bakeryTax: Tax = {
  name: 'Bakery and pantry tax',
  type: 'Percent',
  rate: 11.75,
  takeoutTaxEnabled: true,
  takeoutTaxrate: 2.25,
  roundingOptions: 'Always Round Down',
};

const milk = oneOf('Milk', {
  'Whole milk': 0,
  'Skim milk': 0,
  'Oat milk': [0.8, 20],
  'Almond milk': [0.8, 0],
  'Soy milk': [0.6, 10],
});
const shots = upTo(3, 'Make it stronger', { 'Extra shot': [1.25, 5], 'Half decaf': 0, 'All decaf': 0 });
const syrup = upTo(
  2,
  'Syrup',
  {
    Vanilla: [0.75, 60],
    Caramel: [0.75, 70],
    Hazelnut: [0.75, 60],
    Lavender: [0.9, 50],
    'Sugar-free vanilla': [0.75, 5],
  },
  { mayRepeat: true },
);
const temperature = oneOf('Hot or iced?', ['Hot', 'Iced']);
const eggs = oneOf('How do you like your eggs?', [
  'Scrambled',
  'Over easy',
  'Over medium',
  'Sunny side up',
  'Poached',
  'Egg whites',
]);
const breakfastSide = oneOf('Side', {
  'Rosemary potatoes': 0,
  'Fruit cup': [1, 0],
  'Mixed greens': 0,
  'No side': 0,
});
const toast = oneOf('Toast', {
  Sourdough: 0,
  'Seeded rye': 0,
  'Whole wheat': 0,
  'English muffin': 0,
  'Gluten-free': 1.5,
});
const meat = oneOf('Meat', {
  'Thick-cut bacon': 0,
  'Chicken apple sausage': 0,
  'Maple ham': 0,
  'Vegan patty': 1,
});
const breakfastExtras = upTo(4, 'Add', {
  Avocado: [2.5, 120],
  'Extra egg': [2, 70],
  Bacon: [4, 180],
  'Goat cheese': [2, 80],
  'Smoked salmon': [6, 110],
});
const griddleTop = upTo(2, 'On top', {
  Blueberries: [2, 40],
  Strawberries: [2, 30],
  'Banana & walnuts': [2.5, 150],
  'Whipped cream': [1, 90],
  'Real maple syrup': [1.5, 100],
});
const schmear = oneOf('Schmear', {
  Plain: 0,
  'Scallion & chive': 0,
  'Smoked salmon': 1.5,
  'Vegan cashew': 1,
  'Butter & jam': 0,
});
const bagelKind = oneOf('Bagel', ['Plain', 'Everything', 'Sesame', 'Cinnamon raisin']);
const lunchSide = oneOf('Side', {
  'Kettle chips': 0,
  'Cup of soup': [2.5, 120],
  'Side salad': [1.5, 60],
  'Hand-cut fries': [2, 320],
});
const bread = oneOf('Bread', { Sourdough: 0, Ciabatta: 0, 'Whole wheat': 0, 'Gluten-free': 1.5 });
const saladProtein = maybeOneOf('Protein', {
  'Roast chicken': [5, 180],
  'Smoked salmon': [6, 110],
  'Crisp tofu': [4, 150],
  'Two soft eggs': [3, 140],
});
const teaKind = oneOf('Which tea?', [
  'English breakfast',
  'Earl Grey',
  'Jasmine green',
  'Chamomile',
  'Peppermint',
]);
const grind = oneOf('Grind', ['Whole bean', 'Espresso', 'Drip', 'French press']);

const cups = (small: number): Record<string, number> => ({
  '8 oz': small,
  '12 oz': small + 0.75,
  '16 oz': small + 1.5,
});

function coffee(
  name: string,
  small: number,
  description: string,
  calories: number,
  look: Look,
  choices: readonly Choice[] = [temperature, milk, shots, syrup],
) {
  return dish(name, cups(small), description, { calories, look, choices });
}

const bakery = { taxes: [bakeryTax] };
const breakfast = { timeRange: { start: '06:30', end: '11:30' } };
const lunch = { timeRange: { start: '11:00', end: '15:30' } };
const weekend = {
  ...breakfast,
  timeRange: { start: '08:00', end: '15:00' },
  daysAvailable: { mon: false, tue: false, wed: false, thu: false, fri: false },
};

export const morningLightCafe: DemoRestaurant = {
  name: 'Morning Light Café',
  slug: 'morning-light-cafe',
  concept: 'Café',
  address: {
    street: '1902 North Damen Avenue',
    city: 'Chicago',
    state: 'IL',
    zipCode: '60647',
    country: 'US',
  },
  phone: '(312) 555-0119',
  email: 'goodmorning@morninglight.example.com',
  hours: {
    mon: ['06:30', '16:00'],
    tue: ['06:30', '16:00'],
    wed: ['06:30', '16:00'],
    thu: ['06:30', '16:00'],
    fri: ['06:30', '16:00'],
    sat: ['07:00', '16:00'],
    sun: ['07:00', '15:00'],
  },
  specialHours: [
    { inDays: 12, note: 'Staff breakfast: we open late', hours: ['10:00', '16:00'] },
    { inDays: 40, note: 'Closed for our winter repairs', hours: 'closed' },
  ],
  settings: {
    taxRate: 0.1175,
    autoAcceptOrders: true,
    ordering: {
      prepMinutes: 12,
      lastOrderMinutesBeforeClosing: 15,
      slotCapacity: 10,
      deliveryEnabled: false,
    },
  },
  payments: { merchantId: '800000000202' },
  branding: {
    logo: looks.logo,
    icon: looks.icon,
    hero: looks.hero,
    colors: { primary: '#b4532a', secondary: '#24484c', accent: '#f2b45c' },
  },
  seo: {
    title: 'Morning Light Café | Breakfast and coffee in Bucktown',
    description:
      'Pancakes until half past eleven, sandwiches after that, and good coffee all day. Order ahead and skip the line on Damen Avenue.',
    keywords: ['breakfast', 'coffee', 'brunch', 'bucktown', 'chicago'],
  },
  about:
    'We face east on purpose. From half past six the sun comes straight through the front window and lands on the pastry case, which by then is full. Everything in it was baked downstairs, the beans are roasted four blocks away, and the person behind the counter probably remembers your order.',
  announcement: 'Order ahead and we will have it at the pickup shelf, name facing out.',
  specialOffers: ['Bring your own cup: 25 cents off at the counter.'],
  stories: [
    {
      title: 'Baked below the counter',
      description: 'Nadia starts at three, so that the croissants do not have to hurry.',
      image: looks.croissant,
      layout: 'image-right',
    },
    {
      title: 'Beans from four blocks away',
      description: 'Roasted on Tuesday, rested until Friday, poured for you the week after.',
      image: looks.latte,
      layout: 'image-left',
    },
  ],
  taxes: [restaurantTax, bakeryTax],
  menu: [
    section(
      'Breakfast Plates',
      'From half past six to half past eleven.',
      [
        dish('Sunrise Plate', 15, 'Two eggs, your meat, rosemary potatoes and toast.', {
          calories: 820,
          look: looks.bigBreakfast,
          choices: [eggs, meat, toast, breakfastExtras],
        }),
        dish('Eggs & Greens', 13.5, 'Two poached eggs over garlicky kale, chili oil, sourdough.', {
          calories: 460,
          look: looks.eggs,
          choices: [toast, breakfastExtras],
        }),
        dish('Classic Benedict', 16.5, 'Maple ham, hollandaise, English muffin.', {
          calories: 780,
          look: looks.benedict,
          choices: [breakfastSide, breakfastExtras],
        }),
        dish('Smoked Salmon Benedict', 18.5, 'Salmon, spinach, dill hollandaise.', {
          calories: 740,
          look: looks.benedict,
          choices: [breakfastSide, breakfastExtras],
        }),
        dish('Garden Omelette', 14.5, 'Three eggs, asparagus, tomato, goat cheese.', {
          calories: 520,
          look: looks.eggs,
          choices: [breakfastSide, toast, breakfastExtras],
        }),
        dish('Denver Omelette', 14.5, 'Ham, peppers, onion, sharp cheddar.', {
          calories: 610,
          look: looks.eggs,
          choices: [breakfastSide, toast, breakfastExtras],
        }),
        dish('Avocado Toast', 12.5, 'A whole avocado, radish, lemon, seeds, on sourdough.', {
          calories: 430,
          look: looks.avocadoToast,
          choices: [breakfastExtras],
        }),
        dish('Steel-Cut Oats', { Cup: 5.5, Bowl: 8 }, 'Simmered overnight, brown sugar, toasted pecans.', {
          calories: 310,
          look: looks.porridge,
          choices: [griddleTop],
        }),
        dish('Yogurt & Granola', 9, 'Greek yogurt, honey, our granola, berries.', {
          calories: 360,
          look: looks.yogurt,
        }),
        dish('Fruit Bowl', { Cup: 5, Bowl: 8.5 }, 'Whatever is sweetest today.', {
          calories: 110,
          look: looks.fruit,
        }),
      ],
      breakfast,
    ),
    section(
      'From the Griddle',
      'Golden edges. Until half past eleven.',
      [
        dish(
          'Buttermilk Pancakes',
          { 'Short stack': 10, 'Full stack': 13.5 },
          'Thick, tangy, with soft butter.',
          { calories: 680, look: looks.pancakes, choices: [griddleTop] },
        ),
        dish(
          'Blueberry Pancakes',
          { 'Short stack': 12, 'Full stack': 15.5 },
          'Wild blueberries in the batter, lemon zest.',
          { calories: 710, look: looks.blueberryPancakes, choices: [griddleTop] },
        ),
        dish('Brioche French Toast', 14.5, 'Cinnamon custard, berries, mascarpone.', {
          calories: 790,
          look: looks.waffle,
          choices: [griddleTop],
        }),
        dish('Malted Waffle', 12.5, 'Crisp, with vanilla butter.', {
          calories: 640,
          look: looks.waffle,
          choices: [griddleTop],
        }),
        dish('Chicken & Waffle', 17.5, 'Buttermilk thigh, hot honey, pickles.', {
          calories: 980,
          look: looks.waffle,
        }),
      ],
      breakfast,
    ),
    section(
      'Breakfast in Hand',
      'For the train. Until half past eleven.',
      [
        dish('Egg & Cheddar Sandwich', 8.5, 'Soft folded eggs, cheddar, milk bun.', {
          calories: 480,
          look: looks.sandwich,
          choices: [breakfastExtras],
        }),
        dish('Bacon, Egg & Jam', 9.5, 'With tomato jam and arugula.', {
          calories: 560,
          look: looks.sandwich,
          choices: [breakfastExtras],
        }),
        dish('Breakfast Burrito', 12, 'Eggs, potatoes, black beans, salsa verde.', {
          calories: 760,
          look: looks.wrap,
          choices: [breakfastExtras],
        }),
        dish('Bagel & Schmear', 5.5, 'Boiled, baked, split.', {
          calories: 390,
          look: looks.bagel,
          choices: [bagelKind, schmear],
        }),
        dish('Lox Bagel', 14.5, 'Cured salmon, capers, red onion, tomato.', {
          calories: 520,
          look: looks.bagel,
          choices: [bagelKind],
        }),
      ],
      breakfast,
    ),
    section(
      'Weekend Brunch',
      'Saturdays and Sundays, eight to three.',
      [
        dish('Shakshuka', 15.5, 'Eggs poached in peppers and tomato, feta, warm bread.', {
          calories: 540,
          look: looks.eggs,
        }),
        dish('Steak & Eggs', 22, 'Hanger steak, two eggs, chimichurri.', {
          calories: 860,
          look: looks.bigBreakfast,
          choices: [eggs, toast],
        }),
        dish('Mimosa', { Glass: 9, Carafe: 32 }, 'Sparkling wine, orange squeezed here.', {
          calories: 140,
          look: looks.mimosa,
          hasAlcohol: true,
        }),
      ],
      weekend,
    ),
    section(
      'Lunch Sandwiches',
      'From eleven to half past three, with a side.',
      [
        dish('Turkey & Brie', 14.5, 'Roast turkey, brie, apple, mustard.', {
          calories: 690,
          look: looks.sandwich,
          choices: [bread, lunchSide],
        }),
        dish('Roast Chicken Club', 15, 'Chicken, bacon, avocado, lemon mayo, three layers.', {
          calories: 820,
          look: looks.sandwich,
          choices: [bread, lunchSide],
        }),
        dish('Grown-Up Grilled Cheese', 12.5, 'Gruyère, cheddar, caramelized onion.', {
          calories: 740,
          look: looks.sandwich,
          choices: [lunchSide],
        }),
        dish('Caprese Ciabatta', 13, 'Mozzarella, tomato, basil, balsamic.', {
          calories: 610,
          look: looks.sandwich,
          choices: [bread, lunchSide],
        }),
        dish('Tuna Melt', 14, 'Line-caught tuna, pickles, Swiss.', {
          calories: 770,
          look: looks.sandwich,
          choices: [bread, lunchSide],
        }),
        dish('Hummus Wrap', 12, 'Roasted vegetables, hummus, greens, feta.', {
          calories: 560,
          look: looks.wrap,
          choices: [lunchSide],
        }),
        dish('Damen Burger', 16, 'Two thin patties, American cheese, the sauce.', {
          calories: 920,
          look: looks.burger,
          choices: [lunchSide],
        }),
      ],
      lunch,
    ),
    section(
      'Soups & Salads',
      'From eleven to half past three.',
      [
        dish('Tomato Basil Soup', { Cup: 5, Bowl: 8 }, 'With a grilled cheese crouton.', {
          calories: 220,
          look: looks.soup,
        }),
        dish('Soup of the Day', { Cup: 5, Bowl: 8 }, 'Ask, or be surprised.', {
          calories: 240,
          look: looks.soup,
        }),
        dish('Market Salad', 13, 'Little lettuces, peas, radish, herbs, sherry vinaigrette.', {
          calories: 320,
          look: looks.salad,
          choices: [saladProtein],
        }),
        dish('Kale Caesar', 12.5, 'Lemon, parmesan, torn croutons.', {
          calories: 390,
          look: looks.salad,
          choices: [saladProtein],
        }),
        dish('Grain Bowl', 14, 'Farro, sweet potato, chickpeas, tahini.', {
          calories: 580,
          look: looks.grainBowl,
          choices: [saladProtein],
        }),
        dish('Hand-Cut Fries', { Small: 4.5, Large: 7 }, 'Twice fried, rosemary salt.', {
          calories: 410,
          look: looks.fries,
        }),
      ],
      lunch,
    ),
    section('Coffee', 'All day. Three sizes, five milks.', [
      coffee('Latte', 4.25, 'Espresso and steamed milk, poured slowly.', 150, looks.latte),
      coffee('Cappuccino', 4.25, 'Equal parts espresso, milk and foam.', 120, looks.cappuccino, [
        milk,
        shots,
        syrup,
      ]),
      coffee('Flat White', 4.5, 'Two short shots, silky milk.', 140, looks.cappuccino, [milk, shots, syrup]),
      coffee('Mocha', 5, 'Dark chocolate, espresso, milk, cocoa.', 260, looks.mocha),
      coffee(
        'Lavender Honey Latte',
        5.25,
        'Our best seller in May, and by now in every month.',
        210,
        looks.latte,
      ),
      coffee('Americano', 3.5, 'Espresso and hot water.', 10, looks.americano, [temperature, shots]),
      dish('Espresso', { Single: 3, Double: 3.75 }, 'Plum, cocoa, a long finish.', {
        calories: 5,
        look: looks.espresso,
      }),
      dish('Drip Coffee', cups(2.75), 'Brewed every half hour.', { calories: 5, look: looks.americano }),
      dish('Cold Brew', { '12 oz': 4.5, '16 oz': 5.25 }, 'Steeped for eighteen hours.', {
        calories: 10,
        look: looks.coldBrew,
        choices: [syrup],
      }),
      dish(
        'Iced Oat Shakerato',
        { '12 oz': 5.5, '16 oz': 6.25 },
        'Espresso shaken with oat milk and brown sugar.',
        { calories: 180, look: looks.icedLatte, choices: [shots] },
      ),
    ]),
    section('Tea & Cold Drinks', 'All day.', [
      coffee('Chai Latte', 4.75, 'Black tea, cardamom, ginger, a lot of pepper.', 220, looks.chai, [
        temperature,
        milk,
      ]),
      coffee('Matcha Latte', 5.25, 'Stone-ground, whisked, lightly sweet.', 180, looks.matcha, [
        temperature,
        milk,
      ]),
      dish('Pot of Tea', 4, 'Loose leaves, a pot for one.', {
        calories: 0,
        look: looks.tea,
        choices: [teaKind],
      }),
      dish('Fresh Orange Juice', { '8 oz': 5, '12 oz': 6.5 }, 'Squeezed when you order.', {
        calories: 120,
        look: looks.orangeJuice,
      }),
      dish('Berry Smoothie', 7.5, 'Berries, banana, yogurt, honey.', { calories: 280, look: looks.smoothie }),
    ]),
    section('Pastry Case', 'Baked downstairs. All day, or until they are gone.', [
      dish('Butter Croissant', 4.25, 'Seventy-two layers; we counted once.', {
        calories: 310,
        look: looks.croissant,
        ...bakery,
      }),
      dish('Almond Croissant', 5.25, 'Twice baked, frangipane, too many almonds.', {
        calories: 460,
        look: looks.croissant,
        ...bakery,
      }),
      dish('Blueberry Muffin', 4, 'Sour cream batter, crunchy top.', {
        calories: 420,
        look: looks.muffin,
        ...bakery,
      }),
      dish('Cinnamon Roll', 5, 'Soft, sticky, iced while warm.', { calories: 540, ...bakery }),
      dish('Chocolate Chip Cookie', { One: 3.5, 'Half dozen': 18 }, 'Brown butter, sea salt.', {
        calories: 380,
        look: looks.cookie,
        ...bakery,
      }),
      dish('Banana Bread', 4.25, 'A thick slice, toasted if you ask.', { calories: 390, ...bakery }),
      dish('Apple Hand Pie', 5, 'Michigan apples, rough puff.', {
        calories: 440,
        look: looks.pie,
        ...bakery,
      }),
    ]),
    section('To Take Home', 'Bread and beans.', [
      dish('Sourdough Loaf', 9, 'Two pounds, dark crust. Out of the oven at nine.', {
        calories: 2000,
        look: looks.loaf,
        ...bakery,
        isUntaxedToGo: true,
      }),
      dish('House Beans', { '12 oz': 17, '2 lb': 42 }, 'Our espresso blend.', {
        look: looks.beans,
        choices: [grind],
        ...bakery,
      }),
      dish('Catering Breakfast, for ten', 145, 'Pastries, fruit, coffee. Two days’ notice, by telephone.', {
        look: looks.croissant,
        isOfflineOnly: true,
      }),
    ]),
  ],
  staff: [
    {
      firstName: 'Nadia',
      lastName: 'Petrova',
      role: 'kitchen_lead',
      hourlyRate: 26,
      startDate: '2019-03-04',
    },
    {
      firstName: 'Daniel',
      lastName: 'Reyes',
      role: 'manager',
      hourlyRate: 33,
      startDate: '2021-01-11',
      email: 'manager@goldenhour.example.com',
    },
    { firstName: 'Owen', lastName: 'Clarke', role: 'cook', hourlyRate: 20.5, startDate: '2023-02-20' },
    { firstName: 'Jasmine', lastName: 'Ali', role: 'cashier', hourlyRate: 18, startDate: '2024-06-10' },
    {
      firstName: 'Peter',
      lastName: 'Lindqvist',
      role: 'training',
      hourlyRate: 16.6,
      startDate: '2026-10-05',
    },
    {
      firstName: 'Carla',
      lastName: 'Mendes',
      role: 'server',
      status: 'terminated',
      hourlyRate: 16,
      startDate: '2022-08-15',
    },
  ],
};
