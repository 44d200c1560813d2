// Forgets a login at the gateway, after a question that says what it stops; and the logins of earlier accounts.
import type { GatewayAccount } from '@bite/shared/payments/payment-setup.schema';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { type SetupRecord, useShowSetup } from './setup-queries.ts';

interface RemoveLoginProps {
  account: GatewayAccount;
  /** Its account takes the guests' payments now. */
  isInForce?: boolean;
  /** Guests may pay at the counter as well. */
  counter?: boolean;
}

export function RemoveLogin({ account, isInForce = false, counter = true }: RemoveLoginProps) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const show = useShowSetup();
  const [isAsking, setAsking] = useState(false);
  const { merchantId } = account;
  const remove = async () => {
    const parameters = { tenantId, restaurantId, ...account };
    show(await call('removeGatewayLogin', { parameters }));
    toast.success('The login is removed');
  };
  return (
    <>
      <Button
        look="danger"
        onClick={() => setAsking(true)}
        {...(!isInForce && { 'aria-label': `Remove the login of merchant id ${merchantId}` })}
      >
        Remove the login
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove the login of merchant id ${merchantId}?`}
        confirmLabel="Remove the login"
        pendingLabel="Removing…"
        typeToConfirm={merchantId}
        onConfirm={remove}
      >
        {isInForce && (
          <p>
            No cards are taken any more, at once.
            {!counter && ' Guests cannot order at all then, since you take nothing else.'}
          </p>
        )}
        <p>
          What was paid to this account can no longer be given back here, but only on the gateway’s own pages.
          Cards that guests have saved with it stay at the gateway.
        </p>
        <p>It is refused while money of an order waits to be charged, released or given back.</p>
      </ConfirmDialog>
    </>
  );
}

interface OtherLoginsProps {
  logins: SetupRecord['otherLogins'];
  isEditor: boolean;
}

export function OtherLogins({ logins, isEditor }: OtherLoginsProps) {
  if (logins.length === 0) return null;
  return (
    <section aria-label="Earlier accounts" className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">Earlier accounts</h3>
      <p className="text-sm text-muted">
        Their logins are kept so that what was paid to them can be charged and given back. They are forgotten
        a month after the change, or as soon as nothing of them is open after that.
      </p>
      <ul className="grid gap-3">
        {logins.map(({ site, merchantId, setAt, setBy }) => (
          <li
            key={`${site} ${merchantId}`}
            className="flex flex-wrap items-center justify-between gap-2 text-sm"
          >
            <span className="wrap-anywhere">
              Merchant id {merchantId} at {site}: set on <DateText iso={setAt} /> by {setBy}
            </span>
            {isEditor && <RemoveLogin account={{ site, merchantId }} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
