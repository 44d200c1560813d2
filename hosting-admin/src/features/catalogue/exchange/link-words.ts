// How what a copy has of its own is called.
import type { Answers } from '@bite/shared/api/answers';
import { aspectsOf, type LinkAspect } from '@bite/shared/catalogue/exchange/link-aspects';

export type MenuLink = Answers['listMenuLinks']['links'][number];
export type LinkException = MenuLink['exceptions'][number];

const nouns: Readonly<Record<LinkAspect, string>> = {
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
  const words = aspects.map((aspect) => `own ${nouns[aspect]}`).join(', ');
  return words === '' ? 'Follows again soon' : words.charAt(0).toUpperCase() + words.slice(1);
}

export const isChangedHere = ({ own }: Pick<LinkException, 'own'>): boolean =>
  Object.values(own).includes('changedHere');
