import { describe, expect, it } from 'vitest';
import { taskPictureRuns } from './picture-runs.ts';

const place = { tenantId: 10_000_001, restaurantId: 20_000_001 };

function queue(refusal?: object) {
  const enqueued: { data: object; id: string | undefined }[] = [];
  const runs = taskPictureRuns(async () => ({
    enqueue: async (data: object, options?: { id?: string }) => {
      enqueued.push({ data, id: options?.id });
      if (refusal) throw refusal;
    },
  }));
  return { runs, enqueued };
}

describe('the steps of a run over pictures', () => {
  it('are tasks, each under a name of its own', async () => {
    const { runs, enqueued } = queue();
    for (const done of [0, 7]) await runs.goOn({ place, runId: 'run', done });
    expect(enqueued).toMatchObject([{ data: { ...place, runId: 'run' } }, {}]);
    expect(enqueued.map(({ id }) => id?.slice(8))).toEqual(['-run-0', '-run-7']);
  });

  it('that were asked for are not asked for again, and any other refusal is told', async () => {
    const known = queue({ code: 'functions/task-already-exists' });
    await known.runs.goOn({ place, runId: 'run', done: 0 });
    const down = queue({ code: 'functions/unavailable' });
    await expect(down.runs.goOn({ place, runId: 'run', done: 0 })).rejects.toMatchObject({
      code: 'functions/unavailable',
    });
  });
});
