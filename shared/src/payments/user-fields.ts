// The merchant's own fields beside a payment, which the gateway keeps and reports back (I5.2-12).

export const USER_FIELDS_MAX_BYTES = 4000;
export const FUNDING_USER_FIELDS_MAX_LENGTH = 256;

/** Size as JSON in UTF-8: an 'é' counts two. */
export function userFieldsBytes(fields: unknown): number {
  return new TextEncoder().encode(JSON.stringify(fields)).length;
}

export const fitsUserFields = (fields: unknown): boolean => userFieldsBytes(fields) <= USER_FIELDS_MAX_BYTES;
