// The fields for a card and, where the host and the browser have one, a choice of wallets above them. Everything that only wallets
// need is a chunk of its own, which is loaded where the restaurant takes one and the browser knows any.
import { t } from '@bite/shared/kernel/translate';
import { type Wallet, walletNames } from '@bite/shared/payments/wallets';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { CardFieldsHandle, CardFieldsProps } from '../../../lib/card-fields.ts';
import { lazyModule } from '../../../lib/lazy-module.ts';
import {
  type AskWallet,
  type GuestPayment,
  type PaymentLink,
  readPayment,
} from '../../../lib/order-payment.ts';
import { useStorefront } from '../../../lib/site.ts';
import { CardFields, Choice } from '../card-fields.tsx';
import { CardRefusalNotice } from '../card-refusal-notice.tsx';
import type { WalletDialog } from './wallet-dialog.tsx';
import type { Authorized, PayableWallet } from './wallet-sheets.ts';

const walletPart = lazyModule(async () => {
  const [sheets, dialog] = await Promise.all([import('./wallet-sheets.ts'), import('./wallet-dialog.tsx')]);
  return { payableWallets: sheets.payableWallets, WalletDialog: dialog.WalletDialog };
});

interface Wallets {
  payable: readonly PayableWallet[];
  Dialog: typeof WalletDialog;
}

/** The page may be open in a browser without either, or over plain HTTP. */
function knowsWallets(): boolean {
  const { ApplePaySession, PaymentRequest } = window as {
    ApplePaySession?: unknown;
    PaymentRequest?: unknown;
  };
  return Boolean(ApplePaySession ?? PaymentRequest);
}

/** Undefined where there is none, and while nobody knows. */
function useWallets(): Wallets | undefined {
  const { guid, payment } = useStorefront().restaurant;
  const taken = payment?.wallets?.join() ?? '';
  const [found, setFound] = useState<Wallets>();
  useEffect(() => {
    if (taken === '' || !knowsWallets()) return;
    let isOver = false;
    const find = async () => {
      const part = await walletPart.load();
      const payable = await part.payableWallets(guid, taken.split(',') as Wallet[]);
      if (!isOver && payable.length > 0) setFound({ payable, Dialog: part.WalletDialog });
    };
    // Without them there are the fields for a card.
    find().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [guid, taken]);
  return found;
}

interface Asking {
  wallet: PayableWallet;
  link: PaymentLink;
  payment: GuestPayment;
  end: (authorized: Authorized | undefined) => void;
}

const canBePaid = ({ outcome }: GuestPayment): boolean => ['waiting', 'declined', 'failed'].includes(outcome);

export function WalletOrCard({ ref, refusal, onPayOtherwise, payOtherwise, ...props }: CardFieldsProps) {
  const otherwise = { onPayOtherwise, payOtherwise };
  const wallets = useWallets();
  const fields = useRef<CardFieldsHandle>(null);
  const [choice, setChoice] = useState<Wallet>();
  const [asking, setAsking] = useState<Asking>();
  const [isOpen, setOpen] = useState(false);
  const chosen = wallets?.payable.find(({ wallet }) => wallet === choice);

  const askFor =
    (wallet: PayableWallet): AskWallet =>
    async (link) => {
      const payment = await readPayment(link);
      if (!canBePaid(payment)) return undefined;
      const authorized = await new Promise<Authorized | undefined>((end) => {
        setAsking({ wallet, link, payment, end });
        setOpen(true);
      });
      setOpen(false);
      return (
        authorized && {
          paying: { card: { wallet: wallet.wallet, data: authorized.data } },
          finish: authorized.finish,
        }
      );
    };

  useImperativeHandle(ref, () => ({
    read: async () => (chosen ? askFor(chosen) : fields.current?.read()),
    clear: () => fields.current?.clear(),
  }));
  return (
    <div className="grid gap-4">
      <CardRefusalNotice refusal={refusal} {...otherwise} />
      {wallets ? (
        <WalletChoice wallets={wallets.payable} chosen={chosen?.wallet} onChoose={setChoice} />
      ) : null}
      {chosen ? (
        <p className="text-sm text-soft">
          {t('You confirm the sum in {wallet} in the next step.', { wallet: walletNames[chosen.wallet] })}
        </p>
      ) : null}
      <div hidden={chosen !== undefined}>
        <CardFields ref={fields} {...props} {...otherwise} />
      </div>
      {wallets && asking ? (
        <wallets.Dialog
          isOpen={isOpen}
          wallet={asking.wallet}
          link={asking.link}
          payment={asking.payment}
          onEnd={asking.end}
        />
      ) : null}
    </div>
  );
}

interface WalletChoiceProps {
  wallets: readonly PayableWallet[];
  /** Undefined: the card. */
  chosen: Wallet | undefined;
  onChoose: (wallet: Wallet | undefined) => void;
}

function WalletChoice({ wallets, chosen, onChoose }: WalletChoiceProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('Pay with')}</legend>
      {wallets.map(({ wallet }) => (
        <Choice
          key={wallet}
          name={name}
          label={walletNames[wallet]}
          note={undefined}
          isChosen={wallet === chosen}
          isDisabled={false}
          onChoose={() => onChoose(wallet)}
        />
      ))}
      <Choice
        name={name}
        label={t('Card')}
        note={undefined}
        isChosen={chosen === undefined}
        isDisabled={false}
        onChoose={() => onChoose(undefined)}
      />
    </fieldset>
  );
}
