// Answers of the simulated services for domains: JSON, in the frame of each.

/** JSON as a service keeps it; what it does not know stays as it was sent. */
export type Resource = Record<string, unknown>;

export interface Answer {
  status: number;
  /** None for 204. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

export const answered = (body: unknown): Answer => ({ status: 200, body });
