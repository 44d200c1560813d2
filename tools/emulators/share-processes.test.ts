import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { shareProcesses } from './share-processes.ts';

const load = createRequire(import.meta.url);

/** The pool of firebase-tools itself, and an emulator whose processes are ready when the test says so. */
function emulated() {
  const { RuntimeWorkerPool } = load('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
  class Pool extends RuntimeWorkerPool {}
  const pool = new Pool();
  const started: { state: string; ready: () => void }[] = [];
  class Emulator {
    startRuntime(_backend: unknown, trigger?: { id: string }): Promise<{ state: string }> {
      return new Promise((resolve) => {
        const worker = { state: 'CREATED', ready: (): void => undefined };
        worker.ready = () => {
          worker.state = 'IDLE';
          resolve(worker);
        };
        started.push(worker);
        pool.setTriggerWorkers(trigger?.id, [...pool.getTriggerWorkers(trigger?.id), worker]);
      });
    }
  }
  shareProcesses(Emulator, Pool as never);
  return { emulator: new Emulator(), pool, started };
}

describe('the processes of the functions emulator', () => {
  const api = { id: 'us-central1-api' };

  it('are started once for all requests that come meanwhile, and serve them all', async () => {
    const { emulator, pool, started } = emulated();
    const waiting = [emulator.startRuntime({}, api), emulator.startRuntime({}, api)];
    expect(pool.readyForWork(api.id)).toBe(false);
    started[0]?.ready();
    const [worker] = await Promise.all(waiting);
    expect(started).toHaveLength(1);
    expect(pool.getIdleWorker(api.id)).toBe(worker);
    Object.assign(worker ?? {}, { state: 'BUSY' });
    expect(pool.readyForWork(api.id)).toBe(true);
    expect(pool.getIdleWorker(api.id)).toBe(worker);
  });

  it('are one for each function, and another one once the code has changed or one has ended', async () => {
    const { emulator, pool, started } = emulated();
    void emulator.startRuntime({}, { id: 'us-central1-site' });
    for (const state of ['FINISHING', 'FINISHED']) {
      const start = emulator.startRuntime({}, api);
      started.at(-1)?.ready();
      const worker = await start;
      expect(pool.getIdleWorker(api.id)).toBe(worker);
      Object.assign(worker, { state });
      expect(pool.readyForWork(api.id)).toBe(false);
    }
    expect(started).toHaveLength(3);
  });

  it('are left as they are where firebase-tools has changed: that is said at the start', () => {
    class Changed {}
    expect(() => shareProcesses(Changed as never, Changed as never)).toThrow('share-processes.ts');
  });
});
