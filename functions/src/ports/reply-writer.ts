// Writes replies to reviews in the restaurant's tone. What it answers is a draft that nobody has looked at.
import type { AiReplyConfig } from '@bite/shared/tenancy/platform-sync.schema';

export interface ReplyWish {
  rating: number;
  /** Written by a stranger, who may try to give orders in it. */
  comment?: string | undefined;
  /** As it may be published. */
  reviewerName?: string | undefined;
  /** Absent where replies do not name it. */
  businessName?: string | undefined;
  style: AiReplyConfig['responseStyle'];
  /** Of the style 'custom'. */
  tone?: string | undefined;
  length: AiReplyConfig['responseLength'];
}

export interface ReplyWriter {
  /** Undefined if it has written nothing. Throws OutboundError, and whatever else keeps it from writing. */
  write(wish: ReplyWish): Promise<string | undefined>;
}
