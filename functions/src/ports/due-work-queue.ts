// Has a piece of due work tried within seconds, for whoever stores work that it cannot carry out itself.
export interface DueAttempt {
  workId: string;
  /** ISO instants: work that is stored again is tried again. */
  storedAt: string;
  due: string;
}

export interface DueWorkQueue {
  /**
   * Idempotent. Never throws, since the work is stored: the schedule does within a minute what is not tried here.
   */
  attempt(attempt: DueAttempt): Promise<void>;
}
