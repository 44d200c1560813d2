// The states of the upload control: idle, progress, done (C4-04, O4-14). Choosing and sending the file is the caller's part.
// Between progress and done the server makes the smaller copies; what is sent can be saved meanwhile.
import { UPLOAD_FAILED } from './upload-rules.ts';
import type { UploadStatistics } from './upload-statistics.ts';

export type UploadState =
  /** `value` is the form's image reference; `error` is the result of the last attempt. */
  | { phase: 'idle'; value: string | undefined; error?: string }
  /** `progress` in percent, never decreasing. The previous value stays until the new one is complete. */
  | { phase: 'uploading'; value: string | undefined; progress: number }
  /** `value` is what was sent, `former` what comes back if the server refuses it. */
  | { phase: 'optimizing'; value: string; former: string | undefined; isLate: boolean }
  | { phase: 'done'; value: string; statistics: UploadStatistics };

export type UploadEvent =
  | { type: 'refused'; message: string }
  | { type: 'started' }
  | { type: 'progressed'; progress: number }
  | { type: 'sent'; value: string }
  /** Everything is sent, and the server's answer takes longer than usual. */
  | { type: 'late' }
  | { type: 'finished'; value: string; statistics: UploadStatistics }
  /** The server will not have the file, for the reason in the message, if there is one. */
  | { type: 'failed'; message?: string }
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
      if (state.phase === 'uploading') return nextOfUpload(state, event);
      return state.phase === 'optimizing' ? nextOfOptimizing(state, event) : state;
  }
}

type Outcome = Extract<UploadEvent, { type: 'progressed' | 'sent' | 'late' | 'finished' | 'failed' }>;

/** Events of an upload that was removed or replaced are ignored. */
function nextOfUpload(state: Extract<UploadState, { phase: 'uploading' }>, event: Outcome): UploadState {
  switch (event.type) {
    case 'failed':
      return { phase: 'idle', value: state.value, error: event.message ?? UPLOAD_FAILED };
    case 'sent':
      return { phase: 'optimizing', value: event.value, former: state.value, isLate: false };
    case 'finished':
      return { phase: 'done', value: event.value, statistics: event.statistics };
    case 'late':
      return state;
    default:
      return { ...state, progress: Math.min(100, Math.max(state.progress, event.progress)) };
  }
}

function nextOfOptimizing(state: Extract<UploadState, { phase: 'optimizing' }>, event: Outcome): UploadState {
  if (event.type === 'failed')
    return { phase: 'idle', value: state.former, error: event.message ?? UPLOAD_FAILED };
  if (event.type === 'finished') return { phase: 'done', value: event.value, statistics: event.statistics };
  return event.type === 'late' ? { ...state, isLate: true } : state;
}
