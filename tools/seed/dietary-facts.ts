// What the demo's dishes contain and which diets they suit, as they come without extras. A dish that is not here says nothing.
import type { Allergen } from '@bite/shared/catalogue/allergens';
import type { Diet } from '@bite/shared/catalogue/diets';

interface DietaryFacts {
  allergens: Allergen[];
  diets?: Diet[];
}

/** For a list of dishes: 'Margherita, Bianca'. */
const facts: readonly (readonly [dishes: string, facts: DietaryFacts])[] = [
  [
    'Margherita, Plain Cheese, Garden, Melanzane, Bianca, Quattro Formaggi, Grandma Square, Ricotta Calzone, Spinach Stromboli, Garlic Knots, Mozzarella Sticks, Arancini, Warm Bread & Butter, Penne alla Vodka, Cannoli, Butter Croissant, Apple Hand Pie, Quesadilla',
    { allergens: ['wheat', 'milk'], diets: ['vegetarian'] },
  ],
  [
    'Pepperoni Classico, Diavola, The Supreme, Butcher’s Block, Hawaiian, Prosciutto e Rucola, BBQ Chicken, Spicy Spring Square, Sausage & Pepper Calzone, Italian Stromboli',
    { allergens: ['wheat', 'milk'] },
  ],
  ['Marinara', { allergens: ['wheat'], diets: ['vegetarian', 'vegan', 'lactoseFree'] }],
  ['Napoletana', { allergens: ['wheat', 'milk', 'fish'] }],
  ['New Haven Clam', { allergens: ['wheat', 'milk', 'molluscs'] }],
  ['Pesto Primavera', { allergens: ['wheat', 'milk', 'treeNuts'], diets: ['vegetarian'] }],
  ['Fig & Prosciutto', { allergens: ['wheat', 'milk', 'sulphites'] }],
  ['Night Shift, Lasagna della Casa, Chicken Parm Hero', { allergens: ['wheat', 'milk', 'eggs'] }],
  ['Nonna’s Meatballs, Spaghetti & Meatballs, Carbonara', { allergens: ['wheat', 'milk', 'eggs'] }],
  ['Meatball Hero, Italian Combo', { allergens: ['wheat', 'milk', 'eggs', 'sesame'] }],
  ['Fried Calamari', { allergens: ['wheat', 'molluscs'] }],
  ['Caprese', { allergens: ['milk'], diets: ['vegetarian', 'glutenFree'] }],
  ['Minestrone', { allergens: ['celery', 'wheat'], diets: ['vegetarian', 'vegan', 'lactoseFree'] }],
  ['Tiramisù', { allergens: ['wheat', 'milk', 'eggs'], diets: ['vegetarian'] }],
  ['Panna Cotta', { allergens: ['milk'], diets: ['glutenFree'] }],
  [
    'Lemonade, San Pellegrino, Soda, Espresso, Green Tea, Iced Oolong, Fresh Orange Juice, Americano, Drip Coffee, Pot of Tea, Meyer Lemonade',
    { allergens: [], diets: ['vegan', 'glutenFree', 'lactoseFree'] },
  ],
  [
    'Chianti Classico, Pinot Grigio, Prosecco, Aperol Spritz, Plum Wine, Mimosa',
    { allergens: ['sulphites'], diets: ['glutenFree'] },
  ],
  ['Peroni, Japanese Lager, Cerveza, Michelada', { allergens: ['gluten'] }],
  [
    'Edamame, Spicy Garlic Edamame',
    { allergens: ['soybeans'], diets: ['vegan', 'glutenFree', 'lactoseFree'] },
  ],
  ['Pork Gyoza, Vegetable Ramen, Chicken Teriyaki, Yakitori', { allergens: ['wheat', 'soybeans', 'sesame'] }],
  ['Vegetable Gyoza', { allergens: ['wheat', 'soybeans', 'sesame'], diets: ['vegan', 'lactoseFree'] }],
  ['Shrimp Tempura, Shrimp Tempura Roll', { allergens: ['wheat', 'eggs', 'crustaceans', 'soybeans'] }],
  ['Takoyaki', { allergens: ['wheat', 'eggs', 'fish', 'molluscs', 'soybeans'] }],
  ['Kumamoto Oysters', { allergens: ['molluscs'], diets: ['glutenFree', 'lactoseFree'] }],
  ['Miso Soup, Agedashi Tofu', { allergens: ['soybeans', 'fish'] }],
  ['Seaweed Salad', { allergens: ['sesame', 'soybeans', 'wheat'], diets: ['vegan', 'lactoseFree'] }],
  [
    'Salmon Nigiri, Bluefin Tuna Nigiri, Chu-toro Nigiri, O-toro Nigiri, Yellowtail Nigiri, Sea Bream Nigiri, Fluke Nigiri, Mackerel Nigiri, Freshwater Eel Nigiri, Salmon Roe Nigiri, Flying Fish Roe Nigiri, Tuna Roll, Salmon Roll, Yellowtail Scallion Roll, Chirashi, Salmon Ikura Don, Unagi Don',
    { allergens: ['fish', 'soybeans', 'wheat'], diets: ['lactoseFree'] },
  ],
  ['Scallop Nigiri, Squid Nigiri, Octopus Nigiri', { allergens: ['molluscs', 'soybeans', 'wheat'] }],
  ['Shrimp Nigiri, Sweet Shrimp Nigiri', { allergens: ['crustaceans', 'soybeans', 'wheat'] }],
  ['Sweet Egg Nigiri', { allergens: ['eggs', 'soybeans', 'wheat', 'fish'] }],
  [
    'Cucumber Roll, Avocado Roll, Pickled Radish Roll',
    { allergens: ['sesame', 'soybeans', 'wheat'], diets: ['vegan', 'lactoseFree'] },
  ],
  ['California Roll', { allergens: ['crustaceans', 'eggs', 'soybeans', 'sesame', 'wheat'] }],
  [
    'Dragon Roll, Rainbow Roll, Red Dragon Roll',
    { allergens: ['fish', 'crustaceans', 'soybeans', 'sesame', 'wheat'] },
  ],
  ['Philadelphia Roll', { allergens: ['fish', 'milk', 'soybeans', 'wheat'] }],
  ['Tonkotsu Ramen', { allergens: ['wheat', 'eggs', 'soybeans', 'sesame'] }],
  ['Zaru Soba', { allergens: ['wheat', 'soybeans', 'fish'] }],
  [
    'Sunrise Plate, Classic Benedict, Denver Omelette, Egg & Cheddar Sandwich, Chicken & Waffle, Buttermilk Pancakes, Malted Waffle',
    { allergens: ['wheat', 'milk', 'eggs'] },
  ],
  ['Smoked Salmon Benedict, Lox Bagel, Tuna Melt', { allergens: ['wheat', 'milk', 'eggs', 'fish'] }],
  [
    'Blueberry Pancakes, Brioche French Toast, Blueberry Muffin, Cinnamon Roll, Chocolate Chip Cookie, Banana Bread, Shakshuka',
    { allergens: ['wheat', 'milk', 'eggs'], diets: ['vegetarian'] },
  ],
  ['Avocado Toast', { allergens: ['wheat', 'sesame'], diets: ['vegan', 'lactoseFree'] }],
  ['Steel-Cut Oats', { allergens: ['gluten', 'milk'], diets: ['vegetarian'] }],
  ['Yogurt & Granola', { allergens: ['milk', 'gluten', 'treeNuts'], diets: ['vegetarian'] }],
  ['Fruit Bowl', { allergens: [], diets: ['vegan', 'glutenFree', 'lactoseFree'] }],
  ['Almond Croissant', { allergens: ['wheat', 'milk', 'eggs', 'treeNuts'], diets: ['vegetarian'] }],
  ['Turkey & Brie, Damen Burger', { allergens: ['wheat', 'milk', 'mustard'] }],
  ['Grown-Up Grilled Cheese, Caprese Ciabatta', { allergens: ['wheat', 'milk'], diets: ['vegetarian'] }],
  ['Grain Bowl', { allergens: ['wheat', 'sesame'], diets: ['vegan', 'lactoseFree'] }],
  ['Hummus Wrap', { allergens: ['wheat', 'sesame', 'milk'], diets: ['vegetarian'] }],
  [
    'Latte, Cappuccino, Flat White, Mocha, Lavender Honey Latte, Chai Latte, Matcha Latte, Vanilla Bean, Strawberry Patch, Salted Caramel, Honey Lavender, Affogato',
    { allergens: ['milk'], diets: ['vegetarian', 'glutenFree'] },
  ],
  ['Iced Oat Shakerato', { allergens: ['gluten'], diets: ['vegan', 'lactoseFree'] }],
  ['Pistachio', { allergens: ['milk', 'treeNuts'], diets: ['vegetarian', 'glutenFree'] }],
  ['Dark Chocolate, Mint Chip', { allergens: ['milk', 'soybeans'], diets: ['vegetarian'] }],
  ['Cookies & Cream, Birthday Cake', { allergens: ['milk', 'wheat', 'eggs'], diets: ['vegetarian'] }],
  ['Mango Sorbet, Raspberry Sorbet', { allergens: [], diets: ['vegan', 'glutenFree', 'lactoseFree'] }],
  ['Banana Split, Hot Fudge Sundae', { allergens: ['milk', 'treeNuts', 'soybeans'], diets: ['vegetarian'] }],
  ['Brownie Sundae, Cookie Sandwich', { allergens: ['milk', 'wheat', 'eggs'], diets: ['vegetarian'] }],
  ['Baja Fish', { allergens: ['fish', 'wheat', 'gluten', 'milk', 'eggs'] }],
  ['Camarón', { allergens: ['crustaceans', 'milk'], diets: ['glutenFree'] }],
  ['Carne Asada, Pollo Asado, Carnitas, Barbacoa', { allergens: [], diets: ['glutenFree', 'lactoseFree'] }],
  ['Nopales', { allergens: ['milk'], diets: ['vegetarian', 'glutenFree'] }],
  ['Hongos', { allergens: [], diets: ['vegan', 'glutenFree', 'lactoseFree'] }],
  [
    'El Sol Burrito, California Burrito, Wet Burrito, Nachos, Queso Fundido',
    { allergens: ['wheat', 'milk'] },
  ],
  ['Mole Poblano', { allergens: ['peanuts', 'treeNuts', 'sesame', 'wheat'] }],
  [
    'Guacamole & Chips, Chips & Three Salsas',
    { allergens: [], diets: ['vegan', 'glutenFree', 'lactoseFree'] },
  ],
  ['Elote', { allergens: ['milk', 'eggs'], diets: ['vegetarian', 'glutenFree'] }],
  ['Ceviche', { allergens: ['fish', 'crustaceans'], diets: ['glutenFree', 'lactoseFree'] }],
  ['Churros', { allergens: ['wheat', 'eggs', 'milk'], diets: ['vegetarian'] }],
  ['Flan', { allergens: ['milk', 'eggs'], diets: ['vegetarian', 'glutenFree'] }],
  ['Tres Leches', { allergens: ['wheat', 'milk', 'eggs'], diets: ['vegetarian'] }],
  ['Horchata Fría', { allergens: [], diets: ['vegan', 'glutenFree', 'lactoseFree'] }],
];

const byDish: ReadonlyMap<string, DietaryFacts> = new Map(
  facts.flatMap(([dishes, fact]) => dishes.split(', ').map((dish) => [dish, fact] as const)),
);

export const dietaryFactsOf = (dish: string): DietaryFacts => byDish.get(dish) ?? { allergens: [] };

/** Every dish that something is said of. */
export const dishesWithFacts: readonly string[] = [...byDish.keys()];
