// Imports that the server goes on with because their page was closed: how far they are, and the button that stops them.
import type { RestaurantRef } from '@bite/shared/paths';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { menuImportsQuery } from './exchange-queries.ts';
import { isUnderWay } from './import-words.ts';
import { importStepsKey, stopImport } from './use-import-steps.ts';

export function RunningImports({ place, mayWrite }: { place: RestaurantRef; mayWrite: boolean }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const query = menuImportsQuery(call, place);
  const { data: imports = [] } = useQuery(query);
  const isTakingSteps = useIsMutating({ mutationKey: importStepsKey(place) }) > 0;
  const stopping = useMutation({
    mutationFn: (importId: string) => stopImport(call, place, importId),
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const running = isTakingSteps ? [] : imports.filter(isUnderWay);
  if (running.length === 0) return null;
  return (
    <Card
      title="Under way"
      description="It goes on when you leave this page, and guests see nothing half done."
    >
      <div className="grid gap-3">
        {running.map(({ importId, fileName, state, written, total }) => (
          <Progress
            key={importId}
            label={`${state === 'undoing' ? 'Undoing' : 'Importing'} ${fileName}`}
            done={written}
            total={total}
            {...(mayWrite && { onCancel: () => stopping.mutate(importId) })}
          />
        ))}
        {stopping.isError && <FailureNotice error={stopping.error} undone="It was not stopped." />}
      </div>
    </Card>
  );
}
