// What a reply that a model has written must not contain. Whoever wrote the review may have told the model what to write: at worst
// that makes a draft that is refused here, or that a person declines.
import { replyProblem } from './reply.ts';
import { variablesOf } from './reply-template.ts';
import { speaksOtherwise } from './text-language.ts';

export interface OwnAddresses {
  websiteUrl?: string | undefined;
  phoneNumber?: string | undefined;
}

export type DraftProblem = 'empty' | 'tooLong' | 'placeholder' | 'link' | 'phone' | 'markup' | 'language';

/** A host name with a usual ending, with or without a path; with one of any script where a path follows. */
const LINK =
  /(?:https?:\/\/|www\.)[^\s)]+|(?<![\p{L}\d-])[\p{L}\d-]+(?:\.[\p{L}\d-]+){0,8}\.(?:[a-z]{2,}(?:\/[^\s)]*)?|\p{L}{2,}\/[^\s)]*)/giu;
const PHONE = /\+?\p{Nd}[\p{Nd}\s().\-/]{5,}\p{Nd}/gu;
const MAIL = /\S+@\S+/;
/** Also what templates of other systems look like: [Name], <name>. */
const PLACEHOLDER = /\[[^\]]{0,40}\]|<[^>]{0,40}>|\{\{|\}\}/;

export function draftProblem(
  text: string,
  own: OwnAddresses,
  review: string | undefined,
): DraftProblem | undefined {
  const problem = replyProblem(text);
  if (problem) return problem === 'Response too long' ? 'tooLong' : 'empty';
  return plainProblem(asRead(text), own) ?? (speaksOtherwise(text, review) ? 'language' : undefined);
}

/** As people, and what makes links of texts, read it: without invisible characters, wide ones as usual ones. */
const asRead = (text: string): string => text.replace(/\p{Cf}/gu, '').normalize('NFKC');

function plainProblem(text: string, own: OwnAddresses): DraftProblem | undefined {
  if (variablesOf(text).length > 0 || PLACEHOLDER.test(text)) return 'placeholder';
  if (MAIL.test(text) || (text.match(LINK) ?? []).some((link) => !isOwnLink(link, own.websiteUrl)))
    return 'link';
  if ((text.match(PHONE) ?? []).some((phone) => !isOwnPhone(phone, own.phoneNumber))) return 'phone';
  return /[*_#`]{2,}|^\s*[-#]/m.test(text) ? 'markup' : undefined;
}

const bare = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/.,!?;:]+$/, '');

const isOwnLink = (link: string, websiteUrl: string | undefined): boolean =>
  websiteUrl !== undefined && bare(link) === bare(websiteUrl);

const digits = (text: string): string => text.replace(/\D/g, '');

/** Without the country's code it is the same number. */
const isOwnPhone = (phone: string, own: string | undefined): boolean =>
  own !== undefined && digits(phone).length >= 7 && digits(own).endsWith(digits(phone));

/** A name to address somebody by, or undefined for what is none: it is typed by strangers, and published under the restaurant's name. */
export function addressableName(name: string, isAnonymous: boolean): string | undefined {
  const trimmed = name.trim();
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]{0,39}$/u.test(trimmed);
  if (isAnonymous || !isName || /\p{L}\.\p{L}{2,}/u.test(trimmed)) return undefined;
  return trimmed;
}
