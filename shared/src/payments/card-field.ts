// The address of the gateway's own fields for a card, which a page shows in a frame: number, expiry date and security code.

/**
 * @param tokenizer The gateway's page, without parameters.
 * @param css Its look, of the properties that the gateway lets through.
 * @param more Further parameters of the gateway, such as labels.
 */
export function cardFieldAddress(
  tokenizer: string,
  css: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams({
    useexpiry: 'true',
    usecvv: 'true',
    enhancedresponse: 'true',
    // No browser offers to fill in what somebody else typed.
    unique: 'true',
    formatinput: 'true',
    // Without a button: the field makes the token once nobody types for a moment.
    tokenizewheninactive: 'true',
    inactivityto: '500',
    invalidcreditcardevent: 'true',
    invalidexpiryevent: 'true',
    invalidcvvevent: 'true',
    ...more,
    css,
  });
  return `${tokenizer}?${parameters}`;
}
