import { describe, expect, it } from 'vitest';
import {
  MAX_UPLOAD_MEGABYTES,
  serviceUploadFault,
  UPLOAD_FAILED,
  uploadFault,
  uploadHelp,
} from './upload-rules.ts';

const MEGABYTE = 1024 * 1024;

describe('a file to upload', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])(
    'C5-17, O5-06 may be of type %s',
    (type) => {
      expect(uploadFault({ type, size: 1 })).toBeUndefined();
      expect(serviceUploadFault({ type, size: 1 })).toBeUndefined();
    },
  );

  it.each([{ type: 'image/heic' }, { type: 'image/heif-sequence' }, { type: '', name: 'IMG_2041.HEIC' }])(
    'C5-17, O5-06 of a phone, which browsers cannot show, says what to do instead: %j',
    (file) => {
      expect(uploadFault({ ...file, size: 1 })).toMatch(/HEIC.*JPEG/);
    },
  );

  it.each(['image/svg+xml', 'image/tiff', 'image/bmp'])(
    'C5-17, O5-06 of type %s would be refused in storage: the control names the types that would not',
    (type) => {
      expect(uploadFault({ type, size: 1 })).toBe('Choose a JPEG, PNG, WebP, GIF or AVIF picture');
    },
  );

  it.each(['application/pdf', 'text/image/png', 'image', 'video/mp4', ''])(
    'C5-17, O5-06 may not be of type %j',
    (type) => {
      expect(uploadFault({ type, size: 1 })).toBe('Only image files are allowed');
      expect(serviceUploadFault({ type, size: 1 })).toBe('Only image files are allowed');
    },
  );

  it('C5-17, O5-06, C9-05, O9-18 has at most ten megabytes', () => {
    expect(MAX_UPLOAD_MEGABYTES).toBe(10);
    const most = { type: 'image/png', size: 10 * MEGABYTE };
    const more = { ...most, size: most.size + 1 };
    expect(uploadFault(most)).toBeUndefined();
    expect(serviceUploadFault(most)).toBeUndefined();
    expect(uploadFault(more)).toBe('File size must be less than 10MB');
    expect(serviceUploadFault(more)).toBe('Image file must be less than 10MB');
  });

  it.each([1, 2.5, 25])('C5-17, C8-07, O8-04 the control may have a maximum of %dMB', (most) => {
    const file = { type: 'image/png', size: most * MEGABYTE };
    expect(uploadFault(file, most)).toBeUndefined();
    expect(uploadFault({ ...file, size: file.size + 1 }, most)).toBe(`File size must be less than ${most}MB`);
  });

  it('C8-07, O8-04 anything else that goes wrong is a failed upload', () => {
    expect(UPLOAD_FAILED).toBe('Upload failed');
  });

  it('C2-03, O2.10-05 the control says what it takes and does', () => {
    expect(uploadHelp()).toBe('Upload an image (max 10MB) - Automatically optimized for web performance');
    expect(uploadHelp(5)).toBe('Upload an image (max 5MB) - Automatically optimized for web performance');
  });
});
