// Text of strangers without halves of characters, which no database and no address can have.

const loneSurrogates = /\p{Cs}/gu;

/** The same text with the replacement character for each half of a surrogate pair. */
export const wellFormed = (text: string): string => text.replace(loneSurrogates, '\ufffd');
