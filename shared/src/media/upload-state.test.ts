import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/holds.ts';
import { nextUpload, type UploadEvent, type UploadState } from './upload-state.ts';

const statistics = { percentReduced: 75, finalSize: 500_000, responsiveSizes: 3, hasWebp: true };
const idle: UploadState = { phase: 'idle', value: 'old' };
const uploading: UploadState = { phase: 'uploading', value: 'old', progress: 40 };
const done: UploadState = { phase: 'done', value: 'new', statistics };
const finished: UploadEvent = { type: 'finished', value: 'new', statistics };

describe('the upload control', () => {
  it('C4-04, O4-14 goes from idle over progress to done', () => {
    let state: UploadState = { phase: 'idle', value: undefined };
    state = nextUpload(state, { type: 'started' });
    expect(state).toEqual({ phase: 'uploading', value: undefined, progress: 0 });
    state = nextUpload(state, { type: 'progressed', progress: 55 });
    expect(state).toEqual({ phase: 'uploading', value: undefined, progress: 55 });
    expect(nextUpload(state, finished)).toEqual(done);
  });

  it.each([
    [39, 40],
    [41, 41],
    [100, 100],
    [101, 100],
    [-1, 40],
  ])('C4-04, O4-14 progress of %d after 40 is %d', (progress, shown) => {
    expect(nextUpload(uploading, { type: 'progressed', progress })).toEqual({
      ...uploading,
      progress: shown,
    });
  });

  it('C4-04, O4-14 holds what was sent while the server makes its copies', () => {
    const optimizing = nextUpload(uploading, { type: 'sent', value: 'new' });
    expect(optimizing).toEqual({ phase: 'optimizing', value: 'new', former: 'old', isLate: false });
    expect(nextUpload(optimizing, { type: 'progressed', progress: 50 })).toBe(optimizing);
    expect(nextUpload(optimizing, finished)).toEqual(done);
    expect(nextUpload(optimizing, { type: 'late' })).toEqual({ ...optimizing, isLate: true });
  });

  it('C8-07, O8-04 says why the server refused a picture, and has the former one back', () => {
    const optimizing = nextUpload(uploading, { type: 'sent', value: 'new' });
    expect(nextUpload(optimizing, { type: 'failed', message: 'This file is no picture' })).toEqual({
      phase: 'idle',
      value: 'old',
      error: 'This file is no picture',
    });
  });

  it('C4-04, O4-14 keeps the former picture until the new one is there', () => {
    expect(nextUpload(idle, { type: 'started' })).toMatchObject({ value: 'old' });
    expect(nextUpload(uploading, { type: 'failed' })).toEqual({
      phase: 'idle',
      value: 'old',
      error: 'Upload failed',
    });
  });

  it('C8-07, O8-04 says why it takes no file, and keeps the picture it has', () => {
    const message = 'File size must be less than 10MB';
    const refused = { type: 'refused', message } as const;
    for (const state of [idle, done])
      expect(nextUpload(state, refused)).toEqual({ phase: 'idle', value: state.value, error: message });
  });

  it.each([idle, uploading, done])(
    'C4-04, O4-14 removing clears the value, whatever comes of the files: %j',
    (state) => {
      expect(nextUpload(state, { type: 'removed' })).toEqual({ phase: 'idle', value: undefined });
    },
  );

  it('C4-04, O4-14 starts anew after it is done or failed, and forgets the error', () => {
    const failed: UploadState = { phase: 'idle', value: 'old', error: 'Upload failed' };
    for (const state of [failed, done])
      expect(nextUpload(state, { type: 'started' })).toEqual({
        phase: 'uploading',
        value: state.value,
        progress: 0,
      });
  });

  it.each<UploadEvent>([{ type: 'progressed', progress: 50 }, finished, { type: 'failed' }])(
    'C4-04, O4-14 hears no more of an upload that was given up: %j',
    (event) => {
      expect(nextUpload(idle, event)).toBe(idle);
      expect(nextUpload(done, event)).toBe(done);
    },
  );

  it('C4-04, O4-14 shows progress only while it uploads, never less than before, never over 100', () => {
    const event = fc.oneof(
      fc.constantFrom<UploadEvent>({ type: 'started' }, { type: 'failed' }, { type: 'removed' }, finished),
      fc.integer({ min: -50, max: 150 }).map((progress): UploadEvent => ({ type: 'progressed', progress })),
    );
    holds(
      fc.property(fc.array(event), (events) => {
        let state: UploadState = idle;
        for (const each of events) {
          const next: UploadState = nextUpload(state, each);
          if (next.phase === 'uploading') {
            const before = state.phase === 'uploading' && each.type === 'progressed' ? state.progress : 0;
            expect(next.progress).toBeGreaterThanOrEqual(before);
            expect(next.progress).toBeLessThanOrEqual(100);
          }
          state = next;
        }
      }),
    );
  });
});
