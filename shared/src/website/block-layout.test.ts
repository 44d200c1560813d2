import { expect, it } from 'vitest';
import { type BlockLayout, blockArrangement, isBeside } from './block-layout.ts';

it.each<[BlockLayout, string, boolean]>([
  ['image-left', 'before', true],
  ['image-right', 'after', true],
  ['centered', 'above', false],
  ['text-only', 'none', false],
])(
  'C3-08 a block laid out as %s has its picture %s the text, or no text beside it without one',
  (layout, picture, beside) => {
    const withPicture = blockArrangement(layout, true);
    expect(withPicture).toEqual({ picture, isCentered: layout === 'centered' });
    expect(isBeside(withPicture)).toBe(beside);
    expect(blockArrangement(layout, false)).toEqual({ picture: 'none', isCentered: layout === 'centered' });
  },
);
