// What a mistyped email address was probably meant to be. The rules are loaded when they are first needed.

/**
 * Calls `found` with the suggestion, if there is one, unless the returned function was called before. If the rules cannot be
 * loaded, the address stays as typed.
 */
export function findProbableEmail(typed: string, found: (meant: string | undefined) => void): () => void {
  let isCurrent = true;
  import('../kernel/email-suggestion.ts').then(
    ({ suggestedEmail }) => {
      if (isCurrent) found(suggestedEmail(typed));
    },
    () => undefined,
  );
  return () => {
    isCurrent = false;
  };
}
