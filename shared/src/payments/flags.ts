// The gateway says yes and no as 'Y' and 'N', in some answers as a boolean.

export const flagLetters = ['Y', 'N'] as const;
export type FlagLetter = (typeof flagLetters)[number];

export const flagOf = (set: boolean): FlagLetter => (set ? 'Y' : 'N');

/** Undefined when the gateway did not say, or said something else. */
export function isFlagSet(said: string | boolean | null | undefined): boolean | undefined {
  if (typeof said === 'boolean') return said;
  const letter = said?.trim().toUpperCase();
  if (letter === 'Y' || letter === 'TRUE') return true;
  return letter === 'N' || letter === 'FALSE' ? false : undefined;
}
