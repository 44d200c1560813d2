import { describe, expect, it } from 'vitest';
import { deleteFailed, imageMessages, uploadFailed } from './image-errors.ts';

describe('what goes wrong with pictures', () => {
  it('C8-06, O8-05, O8-06 has these words', () => {
    expect(imageMessages).toEqual({
      storageUrl: 'Invalid Firebase Storage URL format',
      url: 'Invalid URL provided to deleteSingleImage',
      structure: 'Invalid OptimizedImage structure',
      json: 'Invalid OptimizedImage JSON format',
      webpConversion: 'Failed to convert to WebP',
      webpLoad: 'Failed to load image for WebP conversion',
      resize: 'Failed to resize image',
      load: 'Failed to load image',
    });
  });

  it.each([
    [new Error('quota exceeded'), 'quota exceeded'],
    ['quota', 'Unknown error'],
    [undefined, 'Unknown error'],
  ])('C8-06, O8-04, O8-05 has the reason in it: %s', (thrown, reason) => {
    expect(uploadFailed(thrown)).toMatchObject({
      code: 'UNAVAILABLE',
      message: `Failed to upload image: ${reason}`,
    });
    expect(deleteFailed(thrown)).toMatchObject({
      code: 'UNAVAILABLE',
      message: `Failed to delete image: ${reason}`,
    });
  });
});
