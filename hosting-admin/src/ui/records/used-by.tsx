// Names the records that still use one that could not be deleted.
import { isolated } from '@bite/shared/kernel/isolated';
import { type RecordKind, recordNames } from '@bite/shared/records/record-names';
import { Notice } from '../notice.tsx';
import { usesIn } from './can-take-off.ts';

/** 'menu items', by the kind of what uses it. */
const wordsOf = (kind: string): string =>
  Object.hasOwn(recordNames, kind) ? recordNames[kind as RecordKind].path.replaceAll('-', ' ') : kind;

interface UsedByOptions {
  name: string;
  /** It can be taken off all of them. */
  isOffered: boolean;
}

/** Undefined where something else went wrong. */
export function usedBy(failure: unknown, { name, isOffered }: UsedByOptions) {
  const data = usesIn(failure);
  if (!data) return undefined;
  const more = data.total - data.usedBy.length;
  return (
    <Notice tone="danger" role="alert">
      <p className="font-semibold">
        {isolated(name)} is in use, so it was not deleted.{' '}
        {isOffered ? 'It can be taken off all of these:' : 'Choose another for these first:'}
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
