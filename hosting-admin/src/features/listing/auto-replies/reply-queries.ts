// Automatic replies: their configuration, their lists, and what people decide about them.
import type { Answers } from '@bite/shared/api/answers';
import type { Call } from '@bite/shared/api/client';
import type { ListedReply } from '@bite/shared/listing/auto-replies.contract';
import type { AutoReplyChoices } from '@bite/shared/listing/auto-reply.schema';
import type { RestaurantRef } from '@bite/shared/paths';
import type { SiteLanguage } from '@bite/shared/website/languages';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { toast } from 'sonner';
import { paging } from '../../../lib/pages.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';

export type ConfigRecord = Answers['getAutoReplies'];
export type ReplyList = 'waiting' | 'planned' | 'settled';

/** As many as the server takes at once. */
const AT_ONCE = 50;

/** What was approved is sent within seconds. */
const FOLLOWED_EVERY = 15_000;

const keyOf = ({ tenantId, restaurantId }: RestaurantRef) =>
  ['restaurants', tenantId, restaurantId, 'auto-replies'] as const;

export const configQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef) =>
  queryOptions({
    queryKey: [...keyOf({ tenantId, restaurantId }), 'config'],
    queryFn: ({ signal }) => call('getAutoReplies', { parameters: { tenantId, restaurantId }, signal }),
  });

export const repliesQuery = (call: Call, { tenantId, restaurantId }: RestaurantRef, list: ReplyList) =>
  infiniteQueryOptions({
    queryKey: [...keyOf({ tenantId, restaurantId }), list],
    queryFn: ({ signal, pageParam }) =>
      call('listAutoReplies', {
        parameters: { tenantId, restaurantId },
        query: { list, pageToken: pageParam },
        signal,
      }),
    refetchInterval: FOLLOWED_EVERY,
    ...paging,
  });

/** @param example Another number shows other texts. @param language Of the review. */
export const previewQuery = (
  call: Call,
  { tenantId, restaurantId }: RestaurantRef,
  {
    choices,
    example,
    language,
  }: { choices: AutoReplyChoices | undefined; example: number; language: SiteLanguage },
) =>
  queryOptions({
    queryKey: [...keyOf({ tenantId, restaurantId }), 'preview', choices, example, language],
    queryFn: ({ signal }) =>
      call('previewAutoReplies', {
        parameters: { tenantId, restaurantId },
        body: { choices: choices ?? {}, example, language },
        signal,
      }),
    enabled: choices !== undefined,
    placeholderData: keepPreviousData,
  });

/** Shows an answer of the server on the whole page. */
export function useShowConfig(): (record: ConfigRecord) => ConfigRecord {
  const { call } = usePorts();
  const client = useQueryClient();
  const place = usePlace();
  return (record) => {
    client.setQueryData(configQuery(call, place).queryKey, record);
    void client.invalidateQueries({ queryKey: ['audit'] });
    return record;
  };
}

export function useRefreshReplies(): () => Promise<void> {
  const client = useQueryClient();
  const place = usePlace();
  return () => client.invalidateQueries({ queryKey: keyOf(place) });
}

export interface Decision {
  decision: 'send' | 'decline';
  replies: readonly ListedReply[];
}

/** Says in a toast what became of it. */
export function useDecide() {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const refresh = useRefreshReplies();
  return useMutation({
    mutationFn: async ({ decision, replies }: Decision) => {
      const done: Answers['decideAutoReplies'] = { replies: [], refused: [] };
      for (let start = 0; start < replies.length; start += AT_ONCE) {
        const some = replies.slice(start, start + AT_ONCE);
        const body = { decision, replies: some.map(({ replyId, version }) => ({ replyId, version })) };
        const answer = await call('decideAutoReplies', { parameters: { tenantId, restaurantId }, body });
        done.replies.push(...answer.replies);
        done.refused.push(...answer.refused);
      }
      return done;
    },
    onSuccess: ({ replies, refused }, { decision }) => {
      const count = replies.length === 1 ? 'The reply' : `${replies.length} replies`;
      if (replies.length > 0)
        toast.success(
          decision === 'send' ? `${count} will be sent within a minute` : `${count} will not be sent`,
          decision === 'send' ? {} : { description: 'You can still send it from “Sent and others”.' },
        );
      const [first] = refused;
      if (first)
        toast.error(
          refused.length === 1 ? 'A reply stays as it is' : `${refused.length} replies stay as they are`,
          {
            description: first.message,
          },
        );
    },
    onError: (error) => toast.error('Nothing was changed', { description: error.message }),
    onSettled: refresh,
  });
}
