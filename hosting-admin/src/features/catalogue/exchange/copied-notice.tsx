// Above the form of a record that is copied from another location and has something of its own.
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { RecordNoticeProps } from '../../../ui/records/record-descriptor.ts';
import { menuLinksQuery } from './exchange-queries.ts';
import { FollowAgain } from './follow-again.tsx';
import { ownWords } from './link-words.ts';

/** Long enough for going through a list. */
const FRESH = 60_000;

export function CopiedNotice({ kind, restaurant, recordId, mayWrite }: RecordNoticeProps) {
  const { call } = usePorts();
  const { data: links = [] } = useQuery({ ...menuLinksQuery(call, restaurant), staleTime: FRESH });
  return links.map((link) => {
    const exception = link.exceptions.find((one) => one.kind === kind && one.recordId === recordId);
    if (!exception || link.toRestaurantId !== restaurant.restaurantId) return null;
    return (
      <Notice
        key={link.fromRestaurantId}
        tone="info"
        {...(mayWrite && {
          action: <FollowAgain tenantId={restaurant.tenantId} link={link} exception={exception} />,
        })}
      >
        <b className="font-semibold">Differs from {link.fromName}.</b> {ownWords(exception)}: changes there do
        not follow here.
      </Notice>
    );
  });
}
