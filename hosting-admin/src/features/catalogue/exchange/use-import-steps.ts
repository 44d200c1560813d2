// Writes an import, or undoes one, step by step, until it is done or somebody stops it.
import type { Answers } from '@bite/shared/api/answers';
import type { RestaurantRef } from '@bite/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePlatform } from '../../../lib/platform.tsx';
import { parametersOf } from '../../../lib/records.ts';
import { menuImportsQuery } from './exchange-queries.ts';

export type MenuImport = Answers['writeMenuImport'];
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

export function useImportSteps(place: RestaurantRef): ImportSteps {
  const { call } = usePlatform();
  const client = useQueryClient();
  const isStopped = useRef(false);
  const [run, setRun] = useState<MenuImport>();
  const [work, setWork] = useState<Work>();
  const [error, setError] = useState<unknown>();

  async function start(next: Work, importId: string): Promise<MenuImport | undefined> {
    isStopped.current = false;
    setWork(next);
    setError(undefined);
    setRun(undefined);
    try {
      for (;;) {
        const step = await call(next, { parameters: { ...parametersOf(place), importId } });
        setRun(step);
        if (step.state === ending[next] || isStopped.current) return step;
      }
    } catch (failure) {
      setError(failure);
      return undefined;
    } finally {
      setWork(undefined);
      void client.invalidateQueries({ queryKey: menuImportsQuery(call, place).queryKey });
      void client.invalidateQueries({ queryKey: ['records', place.tenantId, place.restaurantId] });
      void client.invalidateQueries({ queryKey: ['audit'] });
    }
  }

  const stop = () => {
    isStopped.current = true;
  };
  return { run, work, error, start, stop };
}
