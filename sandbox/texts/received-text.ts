export interface ReceivedText {
  /** Counts up from 1. */
  id: number;
  /** ISO. */
  receivedAt: string;
  from: string;
  to: string;
  text: string;
}
