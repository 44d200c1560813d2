// Subscribes to one Firestore document.
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { usePlatform } from './platform.tsx';

/** Undefined until it is known, and while it cannot be read. A document that does not exist is read as `{}`. */
export function useFollowed<Value>(path: string, schema: z.ZodType<Value>): Value | undefined {
  const { live } = usePlatform();
  const [known, setKnown] = useState<{ path: string; value: Value | undefined }>();
  useEffect(
    () => live.follow(path, (data) => setKnown({ path, value: schema.safeParse(data ?? {}).data })),
    [live, path, schema],
  );
  return known?.path === path ? known.value : undefined;
}
