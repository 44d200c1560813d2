// The model that writes replies to reviews, if the installation has one.
import { lazy } from '../lazy.ts';
import type { Log } from '../ports/log.ts';
import type { ReplyWriter } from '../ports/reply-writer.ts';
import type { Config } from './config.ts';

/** Milliseconds: models think. */
const TIME_LIMIT = 30_000;
const MOST_BYTES = 100_000;

export function replyWriterFrom(settings: Config['replyModel'], log: Log): ReplyWriter | undefined {
  if (!settings) return undefined;
  const writer = lazy([], async () => {
    const [{ chatCompletions }, { outboundClient }] = await Promise.all([
      import('../adapters/reply-model/chat-completions.ts'),
      import('../adapters/outbound/outbound-client.ts'),
    ]);
    const client = outboundClient({
      ...{ service: 'reply model', to: { origins: [new URL(settings.url).origin] }, log },
      ...{ timeLimit: TIME_LIMIT, maxBytes: MOST_BYTES },
    });
    return chatCompletions(settings, async () => client);
  });
  return { write: async (wish) => (await writer()).write(wish) };
}
