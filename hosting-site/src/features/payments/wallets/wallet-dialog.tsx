// The last step before a wallet's sheet: the sum, as the server has it of the order that waits, and the tap that browsers want.
import { isolated } from '@bite/shared/kernel/isolated';
import { formatMoney } from '@bite/shared/kernel/money-format';
import { t } from '@bite/shared/kernel/translate';
import { walletNames } from '@bite/shared/payments/wallets';
import { useId, useState } from 'react';
import type { GuestPayment, PaymentLink } from '../../../lib/order-payment.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogHead } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Authorized, openSheet, type PayableWallet } from './wallet-sheets.ts';

export interface WalletDialogProps {
  isOpen: boolean;
  wallet: PayableWallet;
  link: PaymentLink;
  payment: GuestPayment;
  /** Undefined if the guest goes back. */
  onEnd: (authorized: Authorized | undefined) => void;
}

export function WalletDialog({ isOpen, wallet, link, payment, onEnd }: WalletDialogProps) {
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const { amount, currency, orderNumber } = payment;
  const name = walletNames[wallet.wallet];
  const open = async () => {
    if (isOpening) return;
    setOpening(true);
    setFailed(false);
    try {
      const authorized = await openSheet(wallet, { link, amount, currency });
      if (authorized) onEnd(authorized);
    } catch {
      setFailed(true);
    }
    setOpening(false);
  };
  return (
    <Dialog isOpen={isOpen} onClose={() => onEnd(undefined)} labelledBy={id}>
      <DialogHead id={id} title={t('Pay with {wallet}', { wallet: isolated(name) })} />
      <div className="grid gap-4 p-5">
        {hasFailed ? (
          <Notice tone="bad" isAlert>
            {t('{wallet} could not be opened. Try again, or pay by card. Nothing was charged.', {
              wallet: isolated(name),
            })}
          </Notice>
        ) : null}
        <p>
          {t('Order {number} is kept for you. It is placed once it is paid.', {
            number: isolated(orderNumber),
          })}
        </p>
        <Button
          className="min-h-13 w-full text-lg"
          aria-disabled={isOpening}
          aria-busy={isOpening}
          onClick={() => void open()}
        >
          {t('Pay {total} with {wallet}', {
            total: formatMoney(amount, currency),
            wallet: isolated(name),
          })}
        </Button>
        <Button look="quiet" onClick={() => onEnd(undefined)}>
          {t('Pay another way')}
        </Button>
      </div>
    </Dialog>
  );
}
