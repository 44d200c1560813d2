// Whether a text can be read on its background, while both colours are chosen.
import { contrast } from '@bite/shared/website/readable-colors';

/** WCAG AA for texts of usual size. */
const AA = 4.5;
const colour = /^#[0-9a-f]{6}$/i;

export function ContrastAdvice({ ground, text }: { ground: unknown; text: unknown }) {
  if (typeof ground !== 'string' || typeof text !== 'string') return null;
  if (!colour.test(ground) || !colour.test(text)) return null;
  const ratio = contrast(ground, text);
  const words = `The text has a contrast of ${ratio.toFixed(1)} : 1 on its background`;
  return (
    <p role="status" className={ratio < AA ? 'text-sm font-medium text-warn' : 'text-sm text-muted'}>
      {ratio < AA
        ? `${words}: hard to read. The site makes it darker or lighter, to ${AA} : 1.`
        : `${words}: easy to read.`}
    </p>
  );
}
