/**
 * Undefined for what is no URL. Instead of URL.canParse, which Node 22 answers wrongly for umlauts once it is called often: it then takes
 * 'http://café' for none.
 */
export function parsedUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
