export interface ReceivedPush {
  /** Counts up from 1. */
  id: number;
  /** ISO. */
  receivedAt: string;
  /** The id of the subscription that it came to. */
  subscription: string;
  /** Whom its sender can be written to, from the signature: 'mailto:…'. */
  subject: string;
  /** Seconds. */
  timeToLive: number;
  urgency: string;
  topic: string;
  /** What the browser gets to read. */
  text: string;
}
