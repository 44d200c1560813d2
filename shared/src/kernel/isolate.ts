// Somebody else's words inside a sentence of ours: a name in Arabic or Hebrew must not turn the words around it.

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** For plain text: mails, messages, labels. Markup has `<bdi>`. */
export const isolate = (text: string): string => `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
