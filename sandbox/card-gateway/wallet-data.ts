// What Apple Pay and Google Pay send to the tokenizer. The real gateway decrypts it; this one looks at its form alone, and takes every
// wallet to hold the same card, with a token of its own for each payment. What was taken once is not taken again.
import { createHash } from 'node:crypto';
import type { GatewayState } from './gateway-state.ts';
import { type Request, textOf } from './request-fields.ts';
import { type Tokenized, tokenOf } from './tokens.ts';

const CARD = '4111111111111111';

const appleParts = ['ecsig', 'eckey', 'ectid'];
const googleParts = ['signature', 'protocolVersion', 'signedMessage'];

export const isOfWallet = (request: Request): boolean => textOf(request.devicedata) !== undefined;

/** Undefined for what could not be decrypted. */
export function walletToken(state: GatewayState, request: Request): Tokenized | undefined {
  const data = textOf(request.devicedata) ?? '';
  const handler = textOf(request.encryptionhandler);
  const isReadable =
    (handler === 'EC_APPLE_PAY' && isApple(data)) || (handler === 'EC_GOOGLE_PAY' && isGoogle(data));
  if (!isReadable || !takeOnce(state, data)) return undefined;
  return tokenOf(state, CARD, { unique: true });
}

/** False for what was taken before. */
function takeOnce(state: GatewayState, data: string): boolean {
  const digest = createHash('sha256').update(data).digest('base64url');
  if (state.usedWalletData.includes(digest)) return false;
  state.usedWalletData.push(digest);
  return true;
}

function isApple(text: string): boolean {
  const [data = '', ...parts] = text.split('&');
  const has = (name: string): boolean => parts.some((part) => part.startsWith(`${name}=`) && part.length > 6);
  const isTogether = !has('ecpublickeyhash') || parts.some((part) => part.startsWith('echash='));
  return (
    /^[A-Za-z0-9+/]+=*$/.test(data) && parts.includes('ectype=apple') && appleParts.every(has) && isTogether
  );
}

function isGoogle(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    const fields = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
    return googleParts.every((part) => textOf(fields[part]) !== undefined);
  } catch {
    return false;
  }
}
