// What a form has uploaded and does not hold any more goes at once, if it was never saved: it was removed, replaced, discarded
// with the other changes, or the form was left.
import { parseOptimizedImage } from '@bite/shared/media/optimized-image.schema';
import { useCallback, useEffect, useRef } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';

/** The original's URL: the same before and after the copies are made. */
const originalOf = (value: string): string => parseOptimizedImage(value)?.original.url ?? value;

/**
 * @param present What the form holds now.
 * @param discard Deletes what nothing uses.
 * @returns To be called with every value that was sent.
 */
export function useUnsavedUploads(
  form: UseFormReturn,
  name: string,
  present: string | undefined,
  discard: (value: string) => void,
): (value: string) => void {
  const unsaved = useRef(new Set<string>());
  const formState = useFormState({ control: form.control });
  const { isDirty } = form.getFieldState(name, formState);
  // While a form is saved, and after it was, the record may hold the picture before the form knows.
  const isSaving = formState.isSubmitting || formState.isSubmitSuccessful;
  const latest = useRef({ discard, isSaving });
  latest.current = { discard, isSaving };

  useEffect(() => {
    const held = present === undefined ? undefined : originalOf(present);
    if (!isDirty && held !== undefined) unsaved.current.delete(held);
    if (isSaving) return;
    for (const url of unsaved.current) {
      if (url === held) continue;
      unsaved.current.delete(url);
      discard(url);
    }
  }, [present, isDirty, isSaving, discard]);

  useEffect(() => {
    const { current: left } = unsaved;
    return () => {
      if (latest.current.isSaving) return;
      for (const url of left) latest.current.discard(url);
      left.clear();
    };
  }, []);

  return useCallback((value) => void unsaved.current.add(originalOf(value)), []);
}
