// The upload control from idle over progress to done (C4-04, O4-14). Which file is chosen and sent is the caller's part.
import { UPLOAD_FAILED } from './upload-rules.ts';
import type { UploadStatistics } from './upload-statistics.ts';

export type UploadState =
  /** `value` is the image reference the form holds; `error` says what became of the last attempt. */
  | { phase: 'idle'; value: string | undefined; error?: string }
  /** `progress` in percent, never falling. The former value stays until the new one is there. */
  | { phase: 'uploading'; value: string | undefined; progress: number }
  | { phase: 'done'; value: string; statistics: UploadStatistics };

export type UploadEvent =
  | { type: 'refused'; message: string }
  | { type: 'started' }
  | { type: 'progressed'; progress: number }
  | { type: 'finished'; value: string; statistics: UploadStatistics }
  | { type: 'failed' }
  /** Sent whether or not the stored files could be deleted. */
  | { type: 'removed' };

export function nextUpload(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'refused':
      return { phase: 'idle', value: state.value, error: event.message };
    case 'started':
      return { phase: 'uploading', value: state.value, progress: 0 };
    case 'removed':
      return { phase: 'idle', value: undefined };
    default:
      return state.phase === 'uploading' ? nextOfUpload(state, event) : state;
  }
}

/** What is heard of an upload after it was removed or replaced counts no more. */
function nextOfUpload(
  state: Extract<UploadState, { phase: 'uploading' }>,
  event: Extract<UploadEvent, { type: 'progressed' | 'finished' | 'failed' }>,
): UploadState {
  if (event.type === 'failed') return { phase: 'idle', value: state.value, error: UPLOAD_FAILED };
  if (event.type === 'finished') return { phase: 'done', value: event.value, statistics: event.statistics };
  return { ...state, progress: Math.min(100, Math.max(state.progress, event.progress)) };
}
