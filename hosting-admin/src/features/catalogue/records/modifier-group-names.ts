// What the fields of a modifier group are called.
import { channelNames } from './channels.tsx';
import { nameTranslationNames } from './translation-names.ts';

export const modifierGroupNames = {
  name: 'Name',
  ...nameTranslationNames,
  number: 'Number',
  isActive: 'In use',
  pricingStrategy: 'What options cost',
  groupPrice: 'Price of the group',
  modifiers: 'Options',
  'modifiers.name': 'Option',
  'modifiers.translations.es.name': 'In Spanish',
  'modifiers.price': 'Price',
  'modifiers.number': 'Number',
  'modifiers.calories': 'Calories',
  'modifiers.sizePrices': 'Prices by size',
  'modifiers.sizePrices.name': 'Size',
  'modifiers.sizePrices.price': 'Price with it',
  selectionRequirement: 'Must guests choose?',
  allowMultipleSelection: 'Several may be chosen',
  minSelection: 'At least',
  maxSelection: 'At most',
  allowDuplicateSelection: 'The same one more than once',
  ...channelNames,
  posName: 'Name at the till',
  buttonColor: 'Colour of its button',
  includePosPrompt: 'The till asks for it',
} as const satisfies Readonly<Record<string, string>>;
