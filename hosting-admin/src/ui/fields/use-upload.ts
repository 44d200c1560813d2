// The upload of one picture field: from the chosen file to the value that the form holds.
import { uploadFault } from '@bite/shared/media/upload-rules';
import { nextUpload } from '@bite/shared/media/upload-state';
import type { UploadStatistics } from '@bite/shared/media/upload-statistics';
import { useEffect, useReducer, useRef, useState } from 'react';

export interface PicturePort {
  /**
   * Sends a picture, and answers what the form holds of it once the server has made its copies. Throws PictureRefused, and
   * anything else where it could not be sent or was stopped.
   */
  upload: (
    file: File,
    about: {
      signal: AbortSignal;
      onProgress: (percent: number) => void;
      /** Everything is sent: the form may hold this value until the copies are there. */
      onSent: (value: string) => void;
    },
  ) => Promise<{ value: string; statistics: UploadStatistics }>;
}

/** The server has removed the file; the message says why. */
export class PictureRefused extends Error {}

interface FormValue {
  /** What the form holds now. */
  present: string | undefined;
  set: (value: string | undefined) => void;
  /** Sets it, unless what was sent has been saved meanwhile: then it stays as it was saved. */
  setUnlessSaved: (value: string) => void;
}

export function useUpload(port: PicturePort, value: FormValue) {
  const [state, tell] = useReducer(nextUpload, { phase: 'idle', value: undefined });
  const [chosen, setChosen] = useState<string>();
  const [failed, setFailed] = useState<File>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => void (chosen !== undefined && URL.revokeObjectURL(chosen)), [chosen]);

  const send = async (file: File): Promise<void> => {
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    /** What an upload that was stopped or replaced still reports is ignored. */
    const whileWanted = (react: () => void) => {
      if (!signal.aborted) react();
    };
    const former = value.present;
    let isSent = false;
    const fail = (error: unknown): void => {
      if (isSent) value.set(former);
      setChosen(undefined);
      const message = error instanceof PictureRefused ? error.message : undefined;
      if (message === undefined) setFailed(file);
      tell({ type: 'failed', ...(message !== undefined && { message }) });
    };
    setFailed(undefined);
    setChosen(URL.createObjectURL(file));
    tell({ type: 'started' });
    try {
      const result = await port.upload(file, {
        signal,
        onProgress: (progress) => whileWanted(() => tell({ type: 'progressed', progress })),
        onSent: (url) =>
          whileWanted(() => {
            isSent = true;
            value.set(url);
            tell({ type: 'sent', value: url });
          }),
      });
      whileWanted(() => {
        (isSent ? value.setUnlessSaved : value.set)(result.value);
        setChosen(undefined);
        tell({ type: 'finished', ...result });
      });
    } catch (error) {
      whileWanted(() => fail(error));
    }
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    const message = uploadFault(file);
    if (message === undefined) void send(file);
    else tell({ type: 'refused', message });
  };
  const end = (): void => {
    sending.current?.abort();
    setChosen(undefined);
    tell({ type: 'removed' });
  };
  return {
    state,
    chosen,
    choose,
    /** Ends the upload; the form keeps what it held. */
    stop: end,
    remove: () => {
      end();
      value.set(undefined);
    },
    again: failed && state.phase === 'idle' ? () => void send(failed) : undefined,
  };
}
