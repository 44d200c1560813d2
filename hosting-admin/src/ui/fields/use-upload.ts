// The upload of one picture field: from the chosen file to the value that the form holds.
import type { PictureFocus } from '@bite/shared/media/picture-focus';
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
  /** Asks the server to look into what was sent: it may never have heard of it. Throws where it cannot be asked. */
  checkAgain: (value: string) => Promise<void>;
  /** The original of what a form holds. Throws where it cannot be had. */
  load: (value: string) => Promise<File>;
  /** Deletes an upload that was never saved, unless something uses it. Never throws: what is left goes with a nightly run. */
  discard: (value: string) => void;
}

/** The server has removed the file; the message says why. */
export class PictureRefused extends Error {}

/** Then it is said that the copies take longer than usual. Milliseconds. */
const LATE_AFTER = 60_000;

/** What a form holds of a picture. */
export interface Held {
  value: string | undefined;
  focus: PictureFocus | undefined;
}

interface FormValue {
  /** What the form holds now. */
  present: () => Held;
  set: (held: Held) => void;
  /** Sets the value alone, unless what was sent has been saved meanwhile: then it stays as it was saved. */
  setUnlessSaved: (value: string) => void;
  /** False if it could not be sent. Stopped or replaced, it is waited for no more. */
  onSending: (sent: Promise<boolean>) => void;
  /** Something is sent, which nothing uses before it is saved. */
  onSent: (value: string) => void;
}

export function useUpload(port: PicturePort, form: FormValue) {
  const [state, tell] = useReducer(nextUpload, { phase: 'idle', value: undefined });
  const [chosen, setChosen] = useState<string>();
  const [failed, setFailed] = useState<{ file: File; focus: PictureFocus | undefined }>();
  const sending = useRef<AbortController>(undefined);
  const sent = state.phase === 'optimizing' ? state.value : undefined;
  useEffect(() => {
    if (sent === undefined) return undefined;
    const timer = setTimeout(() => {
      tell({ type: 'late' });
      // Nobody has to press anything where the server has not heard of it.
      port.checkAgain(sent).catch(() => undefined);
    }, LATE_AFTER);
    return () => clearTimeout(timer);
  }, [sent, port]);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => void (chosen !== undefined && URL.revokeObjectURL(chosen)), [chosen]);

  const send = async (file: File, focus: PictureFocus | undefined): Promise<void> => {
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    /** What an upload that was stopped or replaced still reports is ignored. */
    const whileWanted = (react: () => void) => {
      if (!signal.aborted) react();
    };
    const former = form.present();
    let isSent = false;
    let settle: (isSent: boolean) => void = () => undefined;
    form.onSending(
      new Promise((resolve) => {
        settle = resolve;
      }),
    );
    signal.addEventListener('abort', () => settle(true));
    const fail = (error: unknown): void => {
      if (isSent) form.set(former);
      setChosen(undefined);
      const message = error instanceof PictureRefused ? error.message : undefined;
      if (message === undefined) setFailed({ file, focus });
      tell({ type: 'failed', ...(message !== undefined && { message }) });
    };
    setFailed(undefined);
    setChosen(URL.createObjectURL(file));
    tell({ type: 'started' });
    try {
      const result = await port.upload(file, {
        signal,
        onProgress: (progress) => whileWanted(() => tell({ type: 'progressed', progress })),
        onSent: (url) => {
          if (signal.aborted) return port.discard(url);
          isSent = true;
          form.onSent(url);
          form.set({ value: url, focus });
          tell({ type: 'sent', value: url });
          settle(true);
        },
      });
      whileWanted(() => {
        if (isSent) form.setUnlessSaved(result.value);
        else form.set({ value: result.value, focus });
        setChosen(undefined);
        tell({ type: 'finished', ...result });
        settle(true);
      });
    } catch (error) {
      whileWanted(() => fail(error));
      settle(false);
    }
  };
  /** @param focus The point that stays in sight of it. @returns Whether it is sent. */
  const choose = (file: File, focus?: PictureFocus): boolean => {
    const message = uploadFault(file);
    if (message === undefined) void send(file, focus);
    else tell({ type: 'refused', message });
    return message === undefined;
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
      form.set({ value: undefined, focus: undefined });
    },
    checkAgain: sent === undefined ? undefined : () => port.checkAgain(sent),
    again: failed && state.phase === 'idle' ? () => void send(failed.file, failed.focus) : undefined,
  };
}
