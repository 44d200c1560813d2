// How what a copy has of its own is called.
import type { Answers } from '@bite/shared/api/answers';
import { aspectsOf, type LinkAspect } from '@bite/shared/catalogue/exchange/link-aspects';
import { isolated } from '@bite/shared/kernel/isolated';
import { changeWords, type WordsOf } from '../../../ui/change-words.ts';
import { fieldName } from '../../../ui/form-changes.ts';
import { isPicture } from '../../../ui/value-words.ts';

export type MenuLink = Answers['listMenuLinks']['links'][number];
export type LinkException = MenuLink['exceptions'][number];
export type CopiedRecord = NonNullable<Answers['compareLinkedRecord']['copied']>;
export type CopiedAspect = CopiedRecord['aspects'][number];

export const aspectNouns: Readonly<Record<LinkAspect, string>> = {
  price: 'price',
  availability: 'availability',
  place: 'place',
  details: 'name, texts and options',
};

export const ownLabels: Readonly<Record<LinkAspect, { label: string; hint: string }>> = {
  price: { label: 'Own price here', hint: 'Sizes included.' },
  availability: { label: 'Own availability here', hint: 'On the menu or not, where it is sold, and when.' },
  place: { label: 'Own place here', hint: 'Below which menu it stands, and where.' },
  details: { label: 'Own name, texts and options here', hint: 'Everything else.' },
};

/** 'Own price, own availability'; 'Keeps its own' if nothing follows. */
export function ownWords({ kind, own }: Pick<LinkException, 'kind' | 'own'>): string {
  const aspects = aspectsOf(kind).filter((aspect) => own[aspect] && own[aspect] !== 'followAgain');
  if (own.details === 'deletedHere') return 'Deleted here';
  if (aspects.length === aspectsOf(kind).length) return 'Keeps its own';
  const words = aspects.map((aspect) => `own ${aspectNouns[aspect]}`).join(', ');
  return words === '' ? 'Follows again within seconds' : words.charAt(0).toUpperCase() + words.slice(1);
}

export const isChangedHere = ({ own }: Pick<LinkException, 'own'>): boolean =>
  Object.values(own).includes('changedHere');

interface Speech {
  /** Field labels of the form. */
  names: Readonly<Record<string, string>>;
  wordsOf: WordsOf;
}

/** 'Differs here: $9.50, there $9.00'; of a list, what it has otherwise than theirs. @param title The aspect's own name. */
export function differenceWords(
  { field, here, there }: CopiedAspect['differences'][number],
  title: string,
  speech: Speech,
): string {
  const label = fieldName(field, speech.names);
  const subject = label === title ? 'Differs here' : `${label} differs here`;
  if (isPicture(here, field) && isPicture(there, field)) return `${subject}: another picture than there`;
  const { from, to } = changeWords({ field, from: there, to: here }, speech);
  return from === undefined ? `${subject}, from theirs to ours: ${to}` : `${subject}: ${to}, there ${from}`;
}

/** What one aspect of a copied record has from its source, where no values say it. */
export function aspectWords({ state, differences }: CopiedAspect, fromName: string): string | undefined {
  const there = isolated(fromName);
  if (state === 'inStep') return `Comes from ${there}, kept in step.`;
  if (state === 'underWay') return `A change at ${there} is on its way.`;
  return differences.length > 0 ? undefined : `Its own here: changes at ${there} do not follow.`;
}
