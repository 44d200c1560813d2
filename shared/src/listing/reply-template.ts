// Reply templates with variables: 'Thank you, {reviewerName}!' (I3.8-08).
import type { SiteLanguage } from '../website/languages.ts';

export const replyVariables = [
  'reviewerName',
  'rating',
  'businessName',
  'phoneNumber',
  'websiteUrl',
] as const;
export type ReplyVariable = (typeof replyVariables)[number];
export type ReplyValues = Readonly<Partial<Record<ReplyVariable, string | number>>>;

/** A variable is one word in braces; other braces are text. */
const GAP = /\{(\w+)\}/g;

const known: ReadonlySet<string> = new Set(replyVariables);

/** The names of a template's variables, without duplicates. */
export function variablesOf(template: string): string[] {
  return [...new Set(Array.from(template.matchAll(GAP), ([, name = '']) => name))];
}

/** Unknown variables: such a template is refused when it is saved. */
export function unknownVariables(template: string): string[] {
  return variablesOf(template).filter((name) => !known.has(name));
}

/**
 * The template with its variables replaced, or undefined if one has no value, so that no incomplete reply is published.
 * Braces in a value, such as a reviewer's name, are not variables.
 */
export function fillTemplate(template: string, values: ReplyValues): string | undefined {
  const given = new Map<string, string | number | undefined>(Object.entries(values));
  if (variablesOf(template).some((name) => given.get(name) === undefined)) return undefined;
  return template.replace(GAP, (_, name: string) => String(given.get(name)));
}

interface OfRating {
  rating: number;
  /** Absent: for reviews in any language that has no templates of its own. */
  language?: SiteLanguage | undefined;
  isDefault: boolean;
}

/** The templates of the rating, the default one first: those of the language, or else those of any. Those of others are never used. */
export function templatesFor<Template extends OfRating>(
  templates: readonly Template[],
  rating: number,
  language: SiteLanguage,
): Template[] {
  const ofRating = templates
    .filter((template) => template.rating === rating)
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
  const ofLanguage = ofRating.filter((template) => template.language === language);
  return ofLanguage.length > 0 ? ofLanguage : ofRating.filter((template) => template.language === undefined);
}
