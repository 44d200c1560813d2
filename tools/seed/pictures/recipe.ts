// The recipe of a picture. Plain data: its hash names the picture in the cache. Colours are six-digit hex, lengths are pixels
// of a picture 2000 wide.

export interface Ground {
  surface: 'paper' | 'wood' | 'slate' | 'marble' | 'linen';
  colour: string;
}

export type Vessel = { shape: 'plate' | 'bowl' | 'board' | 'tray' | 'basket'; colour: string };

/** An emoji by its code points, as in the file names of fluent-emoji-3d. */
export interface Placed {
  emoji: string;
  x: number;
  y: number;
  size: number;
  /** Degrees clockwise. */
  turn?: number;
}

/** A dish of one or several emoji, on a plate or another vessel. */
export interface Plated {
  kind: 'plated';
  ground: Ground;
  vessel?: Vessel;
  placed: readonly Placed[];
}

export type Topping =
  | 'pepperoni'
  | 'sausage'
  | 'meatball'
  | 'ham'
  | 'chicken'
  | 'anchovy'
  | 'clam'
  | 'bacon'
  | 'mushroom'
  | 'olive'
  | 'green pepper'
  | 'red pepper'
  | 'onion'
  | 'cherry tomato'
  | 'spinach'
  | 'basil'
  | 'artichoke'
  | 'jalapeno'
  | 'pineapple'
  | 'eggplant'
  | 'arugula'
  | 'potato'
  | 'garlic'
  | 'mozzarella'
  | 'ricotta'
  | 'egg'
  | 'blueberry'
  | 'strawberry'
  | 'avocado'
  | 'corn'
  | 'salmon'
  | 'tuna'
  | 'noodles'
  | 'nut'
  | 'cucumber'
  | 'tofu';

export interface Pizza {
  kind: 'pizza';
  ground: Ground;
  sauce: 'tomato' | 'white' | 'pesto' | 'barbecue';
  cheese: 'melted' | 'fresh' | 'little';
  toppings: readonly Topping[];
  /** If given, `toppings` are on the left half only and these on the right. */
  right?: readonly Topping[];
  shape?: 'round' | 'square';
  drizzle?: string;
}

/** Sliced sushi rolls on a board. */
export interface Rolls {
  kind: 'rolls';
  ground: Ground;
  /** The outside of a piece. */
  outside: 'nori' | 'rice' | 'sesame' | 'roe' | 'fried' | 'cucumber' | 'soy paper';
  /** Colours of the filling. */
  fillings: readonly string[];
  /** A slice on top of each piece. */
  over?: string;
  /** Small pearls on top. */
  pearls?: string;
  drizzle?: string;
  pieces?: 4 | 6 | 8;
}

/** Two pieces of fish over rice, in a nori cup, or sliced fish alone. */
export interface Nigiri {
  kind: 'nigiri';
  ground: Ground;
  style: 'nigiri' | 'gunkan' | 'sashimi';
  colour: string;
  /** Lines of fat, scales, bands … across the fish. */
  stripes?: string;
  hasNoriBand?: boolean;
}

export interface Scoops {
  kind: 'scoops';
  ground: Ground;
  vessel: 'cup' | 'cone' | 'coupe' | 'tub' | 'boat' | 'sandwich';
  /** Colours in order; a pair is colour and specks. */
  scoops: readonly (string | readonly [colour: string, specks: string])[];
  sauce?: string;
  sprinkles?: readonly string[];
  hasCream?: boolean;
  hasCherry?: boolean;
  vesselColour?: string;
}

export interface Drink {
  kind: 'drink';
  ground: Ground;
  glass:
    | 'highball'
    | 'tumbler'
    | 'beer'
    | 'wine'
    | 'flute'
    | 'margarita'
    | 'bottle'
    | 'carafe'
    | 'shake'
    | 'bubble';
  /** From bottom to top. */
  liquid: readonly string[];
  foam?: string;
  hasIce?: boolean;
  straw?: string;
  garnish?: Placed;
  pearls?: string;
}

/** A cup of coffee or tea from above. */
export interface Coffee {
  kind: 'coffee';
  ground: Ground;
  cup: string;
  liquid: string;
  art?: 'heart' | 'rosetta' | 'foam' | 'crema' | 'powder';
  artColour?: string;
  beside?: readonly Placed[];
}

/** A bowl from above. */
export interface Bowl {
  kind: 'bowl';
  ground: Ground;
  bowl: string;
  /** Soup, rice, yogurt … */
  base: string;
  baseStyle: 'smooth' | 'grains' | 'leaves';
  toppings: readonly Topping[];
}

/** A wide picture for the top of a restaurant's page: its dishes on one table. */
export interface Hero {
  kind: 'hero';
  ground: Ground;
  dishes: readonly { dish: Dish; x: number; y: number; scale: number }[];
  placed: readonly Placed[];
}

/** Dishes that are drawn rather than made of emoji. */
export type Dish = Pizza | Rolls | Nigiri | Scoops | Drink | Coffee | Bowl;

/** A restaurant's logo: one emoji on a coloured, rounded or round background. */
export interface Mark {
  kind: 'mark';
  shape: 'circle' | 'tile';
  from: string;
  to: string;
  emoji: string;
}

export type Recipe = Plated | Dish | Hero | Mark;

export const wood: Ground = { surface: 'wood', colour: '#8a5a36' };
export const darkWood: Ground = { surface: 'wood', colour: '#4a2f22' };
export const slate: Ground = { surface: 'slate', colour: '#2d3338' };
export const marble: Ground = { surface: 'marble', colour: '#ece8e3' };

export const paper = (colour: string): Ground => ({ surface: 'paper', colour });
export const linen = (colour: string): Ground => ({ surface: 'linen', colour });

/** One emoji in the centre, large enough to be the dish. */
export const centred = (emoji: string, size = 900, more: Partial<Placed> = {}): Placed => ({
  emoji,
  x: 1000,
  y: 730,
  size,
  ...more,
});

export function plated(ground: Ground, vessel: Vessel | undefined, ...placed: readonly Placed[]): Plated {
  return { kind: 'plated', ground, ...(vessel && { vessel }), placed };
}

export function bowl(
  ground: Ground,
  colour: string,
  base: string,
  baseStyle: Bowl['baseStyle'],
  toppings: readonly Topping[],
): Bowl {
  return { kind: 'bowl', ground, bowl: colour, base, baseStyle, toppings };
}

export const plate = (colour = '#fbfaf7'): Vessel => ({ shape: 'plate', colour });
export const board = (colour = '#b98450'): Vessel => ({ shape: 'board', colour });
export const tray = (colour = '#3b4046'): Vessel => ({ shape: 'tray', colour });
export const basket = (colour = '#c2413b'): Vessel => ({ shape: 'basket', colour });
