// What staff's endpoints for automatic replies need.
import type { WritePath } from '../../audit/write-path.ts';
import type { DueWorkQueue } from '../../ports/due-work-queue.ts';
import type { RecordStore } from '../../ports/records.ts';
import type { ReplyWriter } from '../../ports/reply-writer.ts';

export interface AutoReplyDeps {
  records: RecordStore;
  writePath: WritePath;
  dueWorkQueue: DueWorkQueue;
  replyWriter: ReplyWriter | undefined;
  newGuid: () => string;
  /** Milliseconds. */
  now: () => number;
}
