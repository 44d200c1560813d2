// Checks the form of a token before the SDK sees it: some malformed tokens make the SDK fail as if Firebase were down.

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Accepts `alg: none`, which the Auth emulator uses; in production the SDK refuses it. */
export function isReadableToken(token: string): boolean {
  const [header, payload] = token.split('.', 2).map(decoded);
  return (
    isObject(header) && isObject(payload) && (typeof header['kid'] === 'string' || header['alg'] === 'none')
  );
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
