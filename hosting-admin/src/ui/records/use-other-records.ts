// Records of other kinds that a list's columns look up.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { RecordKind } from '@bite/shared/records/record-names';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePorts } from '../../lib/ports-context.tsx';
import { type ListOf, recordsQuery } from '../../lib/records.ts';
import type { OtherRecords, RecordDescriptor } from './record-descriptor.ts';

const none: readonly RecordKind[] = [];

export function useOtherRecords<Kind extends RecordKind>(
  { related = none }: Pick<RecordDescriptor<Kind>, 'related'>,
  restaurant: MyRestaurant,
): OtherRecords {
  const { call } = usePorts();
  const lists = useQueries({
    queries: related.map((kind) => recordsQuery(call, kind, restaurant)),
    combine: listsOf,
  });
  return useMemo(() => {
    const byKind = new Map(related.map((kind, n) => [kind, lists[n]?.records.map(({ record }) => record)]));
    return ((kind) => byKind.get(kind)) as OtherRecords;
  }, [related, lists]);
}

const listsOf = (results: readonly { data: ListOf<RecordKind> | undefined }[]) =>
  results.map(({ data }) => data);
