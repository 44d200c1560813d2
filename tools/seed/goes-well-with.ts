// What the demo's staff suggest with some of their dishes, by name.
const suggested: Readonly<Record<string, readonly string[]>> = {
  Margherita: ['Garlic Knots', 'Caesar', 'Tiramisù'],
  'Spaghetti & Meatballs': ['Garlic Knots', 'Caesar'],
  Tiramisù: ['Espresso'],
};

export const suggestedWith = (dish: string): readonly string[] => suggested[dish] ?? [];
