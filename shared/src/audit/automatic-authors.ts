// Who stands in an audit entry where a person's uid would, if nobody made the change: these names, also in what is exported.

export const AUTOMATIC_REPLIES = 'automatic replies';

const names: Readonly<Record<string, string>> = { [AUTOMATIC_REPLIES]: 'Automatic replies', system: 'Bite' };

/** Undefined for people. */
export const automaticAuthor = (by: string): string | undefined => names[by];
