// Reads the origins of websites as people type and paste them: 'blog.example.com', 'https://example.com/about'.
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import { FRAME_HOST } from '@bite/shared/website/frame-host';

interface Read {
  tags: string[];
  /** What is no website. */
  rest: string;
  error?: string;
}

export function readOrigins(text: string): Read {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const read = words.map((word) => ({ word, origin: originOf(word) }));
  const rest = read.filter(({ origin }) => origin === undefined).map(({ word }) => word);
  return {
    tags: read.flatMap(({ origin }) => origin ?? []),
    rest: rest.join(', '),
    ...(rest.length > 0 && { error: 'Must be a website, such as https://blog.example.com' }),
  };
}

function originOf(word: string): string | undefined {
  const address = /^https?:\/\//i.test(word) ? word : `https://${word}`;
  const url = parsedUrl(address);
  if (!url) return undefined;
  const { protocol, host } = url;
  const origin = `${protocol}//${host}`;
  const isNamed = host.includes('.') || /^localhost(:|$)/.test(host);
  return isNamed && FRAME_HOST.test(origin) ? origin : undefined;
}
