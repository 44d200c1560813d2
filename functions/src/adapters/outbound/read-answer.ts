// What answers of HTTP services have in common, whatever the service.

/** Undefined for what is no JSON; an empty body is an empty object. */
export function jsonIn(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whole seconds from `Retry-After`; nothing without that header, and for a date. */
export function waitOf(headers: Readonly<Record<string, string>>): { retryAfter?: number } {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfter: Math.ceil(seconds) } : {};
}
