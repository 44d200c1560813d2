// Simulates the surrounding page and records its messages.
import type { HostPage } from '../host-page.ts';

export interface RecordedMessage {
  message: unknown;
  targetOrigin: string;
}

export function aHostPage(change: Partial<HostPage> = {}): HostPage & { messages: RecordedMessage[] } {
  const messages: RecordedMessage[] = [];
  return {
    isFramed: true,
    referrer: '',
    post: (message, targetOrigin) => messages.push({ message, targetOrigin }),
    ...change,
    messages,
  };
}
