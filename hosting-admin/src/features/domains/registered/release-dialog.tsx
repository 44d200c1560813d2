// An order whose outcome is unclear: what the registrar says of it now, and its release where that is nothing.
import type { PurchaseSign } from '@bite/shared/domains/purchase-release';
import { RELEASE_WORD } from '@bite/shared/domains/purchase-release';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useTime } from '../../../lib/use-time.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';
import { purchaseNames } from './domain-words.ts';
import {
  type Purchase,
  type PurchaseReview,
  purchaseReviewQuery,
  useRefreshDomains,
} from './registrar-queries.ts';

const signWords: Readonly<Record<PurchaseSign, string>> = {
  done: 'The domain is in the account: the order was carried out. The list shows it next.',
  there: 'The domain is in the account, maybe by this order. Please look at the orders at Vercel.',
  taken: 'The domain is not in the account, but not free either: the registrar may be working on this order.',
  absent: 'The registrar has nothing of this order: it looks as if it never arrived.',
  unknown: 'The registrar could not be asked just now.',
};

export function ReleaseDialog({ asking }: { asking: DialogSubject<Purchase> }) {
  const { call } = usePorts();
  const refresh = useRefreshDomains();
  const { subject, isOpen, close } = asking;
  const purchaseId = subject?.purchaseId ?? '';
  const query = useQuery({ ...purchaseReviewQuery(call, purchaseId), enabled: isOpen });
  const mayRelease = useMayRelease(query.data);
  if (!subject) return null;
  const release = async () => {
    try {
      const parameters = { purchaseId };
      await call('releaseDomainPurchase', { parameters, body: { confirm: RELEASE_WORD } });
      toast.success(`${shownDomain(subject.name)} can be ordered again`);
    } finally {
      void refresh();
    }
  };
  /** What was learned here is in the list at once, which else would look much later. */
  const leave = () => {
    close();
    if (query.data?.sign === 'done') void refresh();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={leave}
      title={`Release the ${purchaseNames[subject.what].toLowerCase()} of ${shownDomain(subject.name)}?`}
      confirmLabel="Release"
      pendingLabel="Asking once more…"
      mayConfirm={mayRelease && !query.isFetching}
      typeToConfirm={mayRelease ? RELEASE_WORD : undefined}
      onConfirm={release}
    >
      <p>
        The registrar’s answer was lost, so that nobody can order this again. Released, the order counts as
        failed. Please look at the orders at Vercel before: the registrar may charge it late.
      </p>
      <Review review={query.data} error={query.error} />
      <Button
        type="button"
        className="justify-self-start"
        aria-disabled={query.isFetching}
        onClick={() => void (query.isFetching || query.refetch())}
      >
        {query.isFetching ? 'Asking…' : 'Ask again'}
      </Button>
    </ConfirmDialog>
  );
}

/** The server judges it again, and asks the registrar once more. */
const useMayRelease = (review: PurchaseReview | undefined): boolean =>
  useTime(
    (now) =>
      review?.sign === 'absent' &&
      review.releasableAt !== undefined &&
      Date.parse(review.releasableAt) <= now,
  );

function Review({ review, error }: { review: PurchaseReview | undefined; error: unknown }) {
  const isTooSoon = useTime((now) => Date.parse(review?.releasableAt ?? '') > now);
  if (error) return <FailureNotice error={error} undone="The registrar was not asked." />;
  if (!review) return <p role="status">Asking the registrar…</p>;
  return (
    <Notice tone={review.sign === 'absent' ? 'info' : 'warn'} role="status">
      {signWords[review.sign]}
      {isTooSoon && review.releasableAt !== undefined && (
        <>
          {' '}
          It can be released from <DateText iso={review.releasableAt} withTime /> on.
        </>
      )}
    </Notice>
  );
}
