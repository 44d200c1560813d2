// Subscribes to one Firestore document.
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { usePorts } from './ports-context.tsx';

/** Undefined until it is known, and while it cannot be read. A document that does not exist is read as `{}`. */
export function useFollowed<Value>(path: string, schema: z.ZodType<Value>): Value | undefined {
  const { live } = usePorts();
  const [known, setKnown] = useState<{ path: string; value: Value | undefined }>();
  useEffect(
    () => live.follow(path, (data) => setKnown({ path, value: schema.safeParse(data ?? {}).data })),
    [live, path, schema],
  );
  return known?.path === path ? known.value : undefined;
}
