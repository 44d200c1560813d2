// The functions emulator of firebase-tools starts another process for every request that comes while one is served, and loses
// a request or an event for good when another one takes the process that was started for it: it is neither answered nor
// logged. Here a function has one process, which serves all its requests, as an instance in the cloud does.

interface Process {
  /** 'CREATED', 'IDLE', 'BUSY', 'FINISHING' once the code has changed, 'FINISHED' */
  readonly state: string;
}

interface Pool {
  cleanUpWorkers(): void;
  getTriggerWorkers(triggerId: string): Process[];
  getIdleWorker(triggerId: string): Process | undefined;
}

interface Trigger {
  readonly id: string;
}

interface Emulator {
  /** Without a trigger: the process that lists the functions. */
  startRuntime(backend: unknown, trigger?: Trigger): Promise<Process>;
}

interface Class<Instance> {
  readonly prototype: Instance;
}

/** Changes the classes of firebase-tools. Throws where they are not what they were when this was written. */
export function shareProcesses(emulator: Class<Emulator>, pool: Class<Pool>): void {
  const { startRuntime } = emulator.prototype;
  const { getIdleWorker, getTriggerWorkers, cleanUpWorkers } = pool.prototype;
  if (!startRuntime || !getIdleWorker || !getTriggerWorkers || !cleanUpWorkers)
    throw new Error(
      'The functions emulator of this firebase-tools is another one: see tools/emulators/share-processes.ts',
    );

  pool.prototype.getIdleWorker = function (triggerId) {
    this.cleanUpWorkers();
    return this.getTriggerWorkers(triggerId).find(({ state }) => state === 'IDLE' || state === 'BUSY');
  };

  const starting = new Map<string, Promise<Process>>();
  emulator.prototype.startRuntime = function (backend, trigger) {
    if (!trigger) return startRuntime.call(this, backend);
    const present = starting.get(trigger.id);
    if (present) return present;
    const start = startRuntime.call(this, backend, trigger).finally(() => starting.delete(trigger.id));
    starting.set(trigger.id, start);
    return start;
  };
}
