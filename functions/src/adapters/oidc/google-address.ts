/**
 * Whether Google itself runs the mailbox: Gmail, or the Workspace domain that the token names (`hd`). Of other addresses it only knows
 * that somebody could read a mail there once, and says `email_verified` for years after the address went to somebody else.
 */
export function isGoogleAddress(email: string, hostedDomain: string | undefined): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domain === 'gmail.com' || domain === 'googlemail.com' || domain === hostedDomain?.toLowerCase();
}
