// The colours that staff gave to content blocks, as CSS: the page allows no style of a single element. Their text is made readable
// on whatever is behind it, by day and by night.
import type { StorefrontBlock } from '@bite/shared/catalogue/storefront';
import { readableOn, textOn } from '@bite/shared/website/readable-colors';
import { byNight, darkGrounds, isHex, lightGrounds } from './brand-colors.ts';

type Colored = Pick<StorefrontBlock, 'backgroundColor' | 'textColor'>;

/** The class of the block at this place. */
export const blockClass = (index: number): string => `block-${index}`;

const hexOf = (color: string | undefined): string | undefined => (color && isHex(color) ? color : undefined);

export const hasGround = ({ backgroundColor }: Colored): boolean => hexOf(backgroundColor) !== undefined;

function rulesOf(block: Colored, selector: string): string {
  const ground = hexOf(block.backgroundColor);
  const ink = hexOf(block.textColor);
  if (ground)
    return `${selector}{--ground:${ground};--block-ink:${ink ? readableOn(ink, [ground]) : textOn(ground)}}`;
  if (!ink) return '';
  return (
    `${selector}{--block-ink:${readableOn(ink, lightGrounds)}}` +
    byNight((root) => `${root} ${selector}{--block-ink:${readableOn(ink, darkGrounds)}}`)
  );
}

export const blockStyles = (blocks: readonly Colored[]): string =>
  blocks.map((block, index) => rulesOf(block, `.${blockClass(index)}`)).join('');
