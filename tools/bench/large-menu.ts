// What the page of a thousand dishes weighs, counted in its HTML.
import { gzipSync } from 'node:zlib';

export interface HtmlWeight {
  bytes: number;
  elements: number;
}

/** In scripts and styles nothing is an element. */
const TEXT = /<(script|style)\b[^>]*>.*?<\/\1>/gs;

/** gzip -9 bytes, and the elements that a browser makes of it. */
export async function htmlWeight(url: string): Promise<HtmlWeight> {
  const html = await (await fetch(url)).text();
  const texts = html.match(TEXT)?.length ?? 0;
  return {
    bytes: gzipSync(html, { level: 9 }).length,
    elements: texts + (html.replace(TEXT, '').match(/<[a-z]/gi)?.length ?? 0),
  };
}
