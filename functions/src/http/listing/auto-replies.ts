// Handlers for automatic replies to reviews.
import type { autoReplyEndpoints } from '@bite/shared/listing/auto-replies.contract';
import type { AutoReplyDeps } from '../../listing/auto-replies/auto-reply-deps.ts';
import { decideReplies, editReply } from '../../listing/auto-replies/decide-replies.ts';
import { listReplies } from '../../listing/auto-replies/list-replies.ts';
import { previewReplies } from '../../listing/auto-replies/preview-replies.ts';
import { readAutoReplies, saveAutoReplies } from '../../listing/auto-replies/save-auto-replies.ts';
import { answering } from '../answering.ts';
import type { Handlers } from '../contract.ts';

export const autoReplyHandlers = (deps: AutoReplyDeps): Pick<Handlers, keyof typeof autoReplyEndpoints> => ({
  getAutoReplies: answering(({ params, ...caller }) => readAutoReplies(deps, caller, params)),
  putAutoReplies: answering(({ params, body, ...caller }) => saveAutoReplies(deps, caller, params, body)),
  previewAutoReplies: answering(({ params, body, ...caller }) => previewReplies(deps, caller, params, body)),
  listAutoReplies: answering(({ params, query, ...caller }) => listReplies(deps, caller, params, query)),
  editAutoReply: answering(({ params: { replyId, ...place }, body, ...caller }) =>
    editReply(deps, caller, place, { ...body, replyId }),
  ),
  decideAutoReplies: answering(({ params, body, ...caller }) => decideReplies(deps, caller, params, body)),
});
