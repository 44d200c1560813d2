// Whether a text has the form of a token at all. On some that have not, the SDK stumbles in ways that look like an outage.

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'none' is the Auth emulator's; elsewhere the SDK refuses it. */
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
