// The uploads of a form's fields that are still being sent: what is saved meanwhile would be without them.
import { useEffect, useRef, useState } from 'react';

const uploads = new WeakMap<object, Set<Promise<boolean>>>();

/**
 * @param control The form's.
 * @param sent False if it could not be sent. Never rejects.
 */
export function trackUpload(control: object, sent: Promise<boolean>): void {
  const underWay = uploads.get(control) ?? new Set();
  uploads.set(control, underWay.add(sent));
  void sent.then(() => underWay.delete(sent));
}

/** Whether all could be sent. One that is replaced by another is waited for in that. */
async function allSent(underWay: ReadonlySet<Promise<boolean>>): Promise<boolean> {
  let areSent = true;
  while (underWay.size > 0) areSent = (await Promise.all(underWay)).every(Boolean);
  return areSent;
}

/** Saves once the uploads are sent; not where one fails, whose field says so. A second press while it saves is none. */
export function useAfterUploads(control: object) {
  const [isSending, setSending] = useState(false);
  const isWanted = useRef(false);
  const isSaving = useRef(false);
  // Leaving the form ends its uploads: that must not save it.
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );
  const stop = (): void => {
    isWanted.current = false;
    setSending(false);
  };
  return {
    isSending,
    stop,
    run: async (save: () => unknown): Promise<void> => {
      if (isWanted.current || isSaving.current) return;
      const underWay = uploads.get(control);
      if (underWay && underWay.size > 0) {
        isWanted.current = true;
        setSending(true);
        const areSent = await allSent(underWay);
        if (!isWanted.current) return;
        stop();
        if (!areSent) return;
      }
      isSaving.current = true;
      try {
        await save();
      } finally {
        isSaving.current = false;
      }
    },
  };
}
