// Handlers for failed work and the state of schedules.
import type { dueWorkEndpoints } from '@bite/shared/due-work/due-work.contract';
import type { WritePath } from '../audit/write-path.ts';
import { discardFailedWork, listFailedWork, repeatFailedWork } from '../due-work/failed-work.ts';
import type { RecordStore } from '../ports/records.ts';
import { scheduleStates } from '../schedules/record-run.ts';
import { answeringNothing } from './answering.ts';
import type { Handlers } from './contract.ts';

interface WorkHandlerDeps {
  records: RecordStore;
  writePath: WritePath;
  /** Milliseconds. */
  now: () => number;
}

export function dueWorkHandlers(deps: WorkHandlerDeps): Pick<Handlers, keyof typeof dueWorkEndpoints> {
  return {
    listFailedWork: async ({ query, ...caller }) => {
      const page = await listFailedWork(deps, caller, query);
      return { data: { ...page, schedules: await scheduleStates(deps.records, deps.now()) } };
    },

    repeatFailedWork: answeringNothing(({ params, ...caller }) =>
      repeatFailedWork(deps, caller, params.workId),
    ),

    discardFailedWork: answeringNothing(({ params, ...caller }) =>
      discardFailedWork(deps, caller, params.workId),
    ),
  };
}
