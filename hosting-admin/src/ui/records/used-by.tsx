// Names the records that still use one that could not be deleted.
import { CallError } from '@bite/shared/api/client';
import { isolated } from '@bite/shared/kernel/isolated';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import { z } from 'zod';
import { Notice } from '../notice.tsx';

const details = z.object({
  usedBy: z.array(z.object({ kind: z.string(), id: z.number(), name: z.string() })),
  total: z.number(),
});

/** 'menu items', by the kind of what uses it. */
const wordsOf = (kind: string): string =>
  Object.hasOwn(recordNames, kind) ? recordNames[kind as RecordKind].path.replaceAll('-', ' ') : kind;

/** Undefined where something else went wrong. */
export function usedBy(failure: unknown, name: string) {
  if (!(failure instanceof CallError) || failure.code !== 'IN_USE') return undefined;
  const { data } = details.safeParse(failure.details);
  if (!data) return undefined;
  const more = data.total - data.usedBy.length;
  return (
    <Notice tone="danger" role="alert">
      <p className="font-semibold">
        {isolated(name)} is in use, so it was not deleted. Choose another for these first:
      </p>
      <ul className="max-h-40 list-inside list-disc overflow-y-auto wrap-anywhere">
        {data.usedBy.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            {isolated(use.name)} ({wordsOf(use.kind)})
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </Notice>
  );
}
