// Requests that a run over a restaurant's pictures gets on, in a task.
import type { RestaurantRef } from '@bite/shared/paths';

export interface PictureRunStep {
  place: RestaurantRef;
  runId: string;
  /** How many pictures were done when the step was asked for: each step is asked for once. */
  done: number;
}

export interface PictureRuns {
  /** Idempotent: a step that was asked for is not asked for again. */
  goOn(step: PictureRunStep): Promise<void>;
}
