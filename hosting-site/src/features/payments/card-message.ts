// What the gateway's card field tells the page. It comes from another origin, as JSON in a text, and is read loosely: anything
// that is not understood is nothing. It holds a token in place of the card's number.

export type CardPart = 'number' | 'expiry' | 'securityCode';

export type CardMessage =
  | { kind: 'token'; token: string; expiry: string }
  /** Something is wrong or missing; undefined where it does not say what. */
  | { kind: 'invalid'; part: CardPart | undefined }
  /** It stands there with its styles. */
  | { kind: 'ready' };

const TOKEN = /^9\d{15,18}$/;
const MOST_LETTERS = 4000;

export function readCardMessage(data: unknown): CardMessage | undefined {
  const said = fieldsIn(data);
  if (!said) return undefined;
  if (said['cssLoaded'] !== undefined) return { kind: 'ready' };
  const error = [said['validationError'], said['errorMessage']].find(isText);
  const code = said['errorCode'];
  const hasError =
    error !== undefined || (code !== undefined && !['', '0', 0, null].includes(code as string));
  if (hasError) return { kind: 'invalid', part: partIn(error ?? '') };
  const token = [said['token'], said['message']].find((one) => isText(one) && TOKEN.test(one));
  const expiry = expiryIn(said['expiry']);
  if (isText(token) && expiry) return { kind: 'token', token, expiry };
  // A field was emptied again.
  return 'token' in said || 'message' in said ? { kind: 'invalid', part: undefined } : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function fieldsIn(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'string' || data.length > MOST_LETTERS) return undefined;
  try {
    const said: unknown = JSON.parse(data);
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function partIn(error: string): CardPart | undefined {
  if (/cvv|cvc|security|verification/i.test(error)) return 'securityCode';
  if (/expir/i.test(error)) return 'expiry';
  return /card|number|luhn/i.test(error) ? 'number' : undefined;
}

/** YYYYMM, also from MMYY. */
function expiryIn(value: unknown): string | undefined {
  const text = isText(value) ? value.replace(/\D/g, '') : '';
  const whole = text.length === 4 ? `20${text.slice(2)}${text.slice(0, 2)}` : text;
  return /^20\d{2}(0[1-9]|1[0-2])$/.test(whole) ? whole : undefined;
}
