// Ready-made replies with gaps: 'Thank you, {reviewerName}!' (I3.8-08).

export const replyVariables = [
  'reviewerName',
  'rating',
  'businessName',
  'phoneNumber',
  'websiteUrl',
] as const;
export type ReplyVariable = (typeof replyVariables)[number];
export type ReplyValues = Readonly<Partial<Record<ReplyVariable, string | number>>>;

/** A gap is one word in braces; other braces are text. */
const GAP = /\{(\w+)\}/g;

const known: ReadonlySet<string> = new Set(replyVariables);

/** The names in a template's gaps, each once. */
export function variablesOf(template: string): string[] {
  return [...new Set(Array.from(template.matchAll(GAP), ([, name = '']) => name))];
}

/** Those of its gaps that nothing can fill: such a template is refused when it is saved. */
export function unknownVariables(template: string): string[] {
  return variablesOf(template).filter((name) => !known.has(name));
}

/**
 * The template with its gaps filled, or undefined if there is no value for one of them: a reply with a hole is never
 * published. Values are put in as they are: braces in a reviewer's name are not gaps.
 */
export function fillTemplate(template: string, values: ReplyValues): string | undefined {
  const given = new Map<string, string | number | undefined>(Object.entries(values));
  if (variablesOf(template).some((name) => given.get(name) === undefined)) return undefined;
  return template.replace(GAP, (_, name: string) => String(given.get(name)));
}

/**
 * The rating's default template, else its first. None of another rating will do: thanks for five stars would mock a
 * guest who gave one.
 */
export function templateFor<Template extends { rating: number; isDefault: boolean }>(
  templates: readonly Template[],
  rating: number,
): Template | undefined {
  const fitting = templates.filter((template) => template.rating === rating);
  return fitting.find(({ isDefault }) => isDefault) ?? fitting[0];
}
