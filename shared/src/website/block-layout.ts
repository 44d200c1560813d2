// How a block of the home page is laid out. The site and its preview in the back office ask the same rule.

export const blockLayouts = ['image-left', 'image-right', 'centered', 'text-only'] as const;
export type BlockLayout = (typeof blockLayouts)[number];

export interface BlockArrangement {
  /** 'before' and 'after' stand beside the text, in the direction of reading. */
  picture: 'before' | 'after' | 'above' | 'none';
  isCentered: boolean;
}

/** Without a picture nothing stands beside the text. */
export function blockArrangement(layout: BlockLayout, hasPicture: boolean): BlockArrangement {
  return { picture: hasPicture ? pictures[layout] : 'none', isCentered: layout === 'centered' };
}

const pictures = {
  'image-left': 'before',
  'image-right': 'after',
  centered: 'above',
  'text-only': 'none',
} as const satisfies Record<BlockLayout, BlockArrangement['picture']>;

export const isBeside = ({ picture }: BlockArrangement): boolean =>
  picture === 'before' || picture === 'after';
