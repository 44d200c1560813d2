// Writes an import, or undoes one, step by step, until it is done or somebody stops it. If the page is closed meanwhile, the
// server goes on by itself.
import type { RestaurantRef } from '@bite/shared/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { parametersOf } from '../../../lib/records.ts';
import { menuImportsQuery } from './exchange-queries.ts';
import type { MenuImport } from './import-words.ts';

type Work = 'writeMenuImport' | 'undoMenuImport';

export interface ImportSteps {
  /** The import as its last step left it. */
  run: MenuImport | undefined;
  work: Work | undefined;
  error: unknown;
  start: (work: Work, importId: string) => Promise<MenuImport | undefined>;
  stop: () => void;
}

const ending = { writeMenuImport: 'done', undoMenuImport: 'undone' } as const;

/** The steps that this page takes at a restaurant. */
export const importStepsKey = ({ tenantId, restaurantId }: RestaurantRef) =>
  ['menu-import-steps', tenantId, restaurantId] as const;

export function useImportSteps(place: RestaurantRef): ImportSteps {
  const { call } = usePorts();
  const client = useQueryClient();
  const isStopped = useRef(false);
  const [run, setRun] = useState<MenuImport>();
  const steps = useMutation({
    mutationKey: importStepsKey(place),
    mutationFn: async ({ work, importId }: { work: Work; importId: string }) => {
      for (;;) {
        const step = await call(work, { parameters: { ...parametersOf(place), importId } });
        setRun(step);
        if (step.state === ending[work] || isStopped.current) return step;
      }
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: menuImportsQuery(call, place).queryKey });
      void client.invalidateQueries({ queryKey: ['records', place.tenantId, place.restaurantId] });
      void client.invalidateQueries({ queryKey: ['audit'] });
    },
  });

  function start(work: Work, importId: string): Promise<MenuImport | undefined> {
    isStopped.current = false;
    setRun(undefined);
    return steps.mutateAsync({ work, importId }).catch(() => undefined);
  }

  function stop(): void {
    isStopped.current = true;
    const { importId } = steps.variables ?? {};
    if (importId !== undefined) void stopImport(call, place, importId).catch(() => undefined);
  }

  const work = steps.isPending ? steps.variables?.work : undefined;
  return { run, work, error: steps.error ?? undefined, start, stop };
}

/** The server takes no further step. */
export const stopImport = (
  call: ReturnType<typeof usePorts>['call'],
  place: RestaurantRef,
  importId: string,
): Promise<MenuImport> => call('stopMenuImport', { parameters: { ...parametersOf(place), importId } });
