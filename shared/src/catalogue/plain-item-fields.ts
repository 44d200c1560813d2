// The fields of an item that are one text, whole number or yes or no, and from which nothing is computed. What each is called,
// its column in tables, and whether guests read it is said here alone: the back office's labels, CSV files, the storefront and
// its schema follow. Loads no schema, since browsers load it.
import type { Item } from './item.schema.ts';

type Holds<Value> = Value extends string
  ? 'text'
  : Value extends number
    ? 'wholeNumber'
    : Value extends boolean
      ? 'flag'
      : never;

interface PlainField<Value> {
  holds: Holds<Value>;
  /** The label in the back office. */
  name: string;
  /** Guests get a text or number if there is one, and a flag if it is set. */
  isPublic: boolean;
  /** In tables of items; its header is the name unless it says another one. */
  column: { header?: string; alsoCalled: readonly string[]; hint: string };
}

export const plainItemFields = {
  calories: {
    holds: 'wholeNumber',
    name: 'Calories',
    isPublic: true,
    column: { alsoCalled: ['kcal', 'energy', 'calorie count'], hint: 'A whole number.' },
  },
  containsAlcohol: {
    holds: 'flag',
    name: 'Contains alcohol',
    isPublic: true,
    column: { alsoCalled: ['alcohol', 'alcoholic'], hint: 'yes or no' },
  },
  kitchenMinutes: {
    holds: 'wholeNumber',
    name: 'Kitchen minutes',
    isPublic: true,
    column: {
      alsoCalled: ['cooking minutes'],
      hint: 'How many of a quarter hour’s kitchen minutes it takes.',
    },
  },
  noticeHours: {
    holds: 'wholeNumber',
    name: 'Hours ahead',
    isPublic: true,
    column: { alsoCalled: ['notice', 'notice hours'], hint: 'How many hours ahead it has to be ordered.' },
  },
  sku: {
    holds: 'text',
    name: 'SKU',
    isPublic: false,
    column: { alsoCalled: ['stock code', 'item code'], hint: 'Your stock number.' },
  },
  plu: {
    holds: 'text',
    name: 'PLU',
    isPublic: false,
    column: { alsoCalled: ['plu code'], hint: 'Your price look-up code.' },
  },
  number: {
    holds: 'text',
    name: 'Number',
    isPublic: false,
    column: { alsoCalled: ['item number', 'no', 'nr'], hint: 'Your own number of it.' },
  },
  kitchenName: {
    holds: 'text',
    name: 'Name in the kitchen',
    isPublic: false,
    column: { header: 'Kitchen name', alsoCalled: ['kitchen label'], hint: 'On kitchen tickets.' },
  },
  posName: {
    holds: 'text',
    name: 'Name at the till',
    isPublic: false,
    column: { header: 'POS name', alsoCalled: ['short name', 'abbreviation'], hint: 'On the till.' },
  },
} as const satisfies { readonly [Field in keyof Item]?: PlainField<NonNullable<Item[Field]>> };

type Fields = typeof plainItemFields;
export type PlainItemField = keyof Fields;
export type PublicItemField = {
  [Field in PlainItemField]: Fields[Field]['isPublic'] extends true ? Field : never;
}[PlainItemField];

interface PublicValue {
  text: string;
  wholeNumber: number;
  flag: true;
}

/** By each public field, what guests get for such a value. */
export type OfPublicFields<By extends Readonly<Record<keyof PublicValue, unknown>>> = {
  [Field in PublicItemField]: By[Fields[Field]['holds']];
};
export type PublicItemValues = Partial<OfPublicFields<PublicValue>>;

export const plainItemFieldNames = Object.keys(plainItemFields) as PlainItemField[];
export const publicItemFields = plainItemFieldNames.filter(
  (field) => plainItemFields[field].isPublic,
) as PublicItemField[];

/** The labels of the back office. */
export const plainItemLabels = Object.fromEntries(
  plainItemFieldNames.map((field) => [field, plainItemFields[field].name]),
) as Readonly<Record<PlainItemField, string>>;
