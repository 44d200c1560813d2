// The routes of business listings, by topic.
import { PLACE } from '../records/record-routes.ts';
import type { Route } from './route.ts';

const AUTO_REPLIES = `${PLACE}/listing/auto-replies` as const;

export const autoReplyRoutes = {
  getAutoReplies: { method: 'GET', path: AUTO_REPLIES, audience: 'staff' },
  putAutoReplies: { method: 'PUT', path: AUTO_REPLIES, audience: 'staff' },
  previewAutoReplies: { method: 'POST', path: `${AUTO_REPLIES}/preview`, audience: 'staff', creates: false },
  listAutoReplies: { method: 'GET', path: `${AUTO_REPLIES}/replies`, audience: 'staff' },
  editAutoReply: { method: 'PUT', path: `${AUTO_REPLIES}/replies/:replyId/text`, audience: 'staff' },
  decideAutoReplies: {
    method: 'POST',
    path: `${AUTO_REPLIES}/decisions`,
    audience: 'staff',
    creates: false,
  },
} as const satisfies Record<string, Route>;
