// Gives a domain to another restaurant on Bite: by a code that its staff enter, which is the consent of both sides, or at once to one that
// this person looks after as well.
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { useTime } from '../../lib/use-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type DomainSetUp, useShowDomain } from './domain-queries.ts';
import { MoveDialog, useOwnRestaurants } from './move-dialog.tsx';

export function TransferCard({ setUp }: { setUp: DomainSetUp }) {
  const { domain, offeredUntil } = setUp;
  const { code, failure, isPending, offer, withdraw } = useOffer(setUp);
  const [isAsking, setAsking] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const own = useOwnRestaurants();
  const isOpen = useTime((now) => offeredUntil !== undefined && Date.parse(offeredUntil) > now);
  return (
    <Card
      title="Give it to another restaurant"
      description="Also to one of another business. Until its staff take the domain over, it stays yours."
    >
      <div className="grid gap-3">
        {isOpen && offeredUntil !== undefined && (
          <Notice tone="info" role="status">
            {code === undefined ? 'There is a code for this domain, which is shown only once. ' : ''}
            Whoever has the code may take the domain over until <DateText iso={offeredUntil} withTime />.
          </Notice>
        )}
        {isOpen && code !== undefined && <Code code={code} />}
        {failure !== undefined && <FailureNotice error={failure} undone="Nothing was changed." />}
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={isPending} onClick={() => setAsking(true)}>
            {isOpen ? 'Get a new code' : 'Get a code'}
          </Button>
          {own.length > 0 && (
            <Button aria-disabled={isPending} onClick={() => isPending || setMoving(true)}>
              Move it to one of yours
            </Button>
          )}
          {isOpen && (
            <Button look="danger" aria-disabled={isPending} onClick={withdraw}>
              Withdraw the code
            </Button>
          )}
        </div>
        <MoveDialog setUp={setUp} restaurants={own} isOpen={isMoving} onClose={() => setMoving(false)} />
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={`Give ${shownDomain(domain.domain)} to another restaurant?`}
          confirmLabel="Get a code"
          pendingLabel="One moment…"
          tone="normal"
          onConfirm={offer}
        >
          <p>
            You get a code to hand to the other restaurant’s owner or administrator. They enter it on their
            page of domains, below “Take over a domain”.{' '}
            {domain.isActive
              ? 'From then on the domain leads to them.'
              : 'It is switched off, and stays so until they switch it on.'}
          </p>
          {domain.isPrimary && (
            <p>It is your primary address: from then on guests find your website under your free address.</p>
          )}
          <p>It lives for seven days and works once. {isOpen && 'The present code ends.'}</p>
        </ConfirmDialog>
      </div>
    </Card>
  );
}

const Code = ({ code }: { code: string }) => (
  <div className="grid gap-1">
    <p className="text-sm font-semibold">The code, which is shown only now</p>
    <div className="flex flex-wrap items-center gap-2 rounded-lg border border-line px-3 py-1">
      <code className="min-w-0 flex-1 text-base wrap-anywhere">{code}</code>
      <CopyButton text={code} what="the code" />
    </div>
  </div>
);

function useOffer(setUp: DomainSetUp) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const { show, reload } = useShowDomain();
  const [code, setCode] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const parameters = { tenantId, restaurantId, mappingGuid: setUp.domain.guid };
  const withdraw = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      show(await call('withdrawDomainOffer', { parameters }));
      setCode(undefined);
      toast.success('The code works no longer');
    } catch (error) {
      setFailure(error);
      // It may be taken over by now, which says more.
      reload(setUp.domain.guid);
    } finally {
      setPending(false);
    }
  };
  return {
    ...{ code, failure, isPending },
    withdraw: () => void (isPending || withdraw()),
    /** Throws CallError. */
    offer: async () => {
      const { code: made, offeredUntil } = await call('offerDomain', { parameters });
      setFailure(undefined);
      setCode(made);
      show({ ...setUp, offeredUntil });
    },
  };
}
