// What staff choose: which ways to pay there are, when the money is taken, and what a payment is refused for.
import { useWatch } from 'react-hook-form';
import { RadioGroupInput, SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { MoneyInput } from '../../../ui/fields/number-input.tsx';
import { FieldRow, FormGroup, FormPart } from '../../../ui/form-group.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { captureChoices, postalChoices, type SetupValues } from './setup-form.ts';
import type { SetupRecord } from './setup-queries.ts';
import { WalletFields } from './wallet-fields.tsx';

interface PaymentFieldsProps {
  currency: string;
  isVerified: boolean;
  wallets: SetupRecord['wallets'];
}

export function PaymentFields({ currency, isVerified, wallets }: PaymentFieldsProps) {
  const cards = useWatch<SetupValues, 'cards'>({ name: 'cards' });
  return (
    <>
      <FormGroup title="How guests pay" id="ways">
        <div className="grid gap-1">
          <SwitchInput<SetupValues>
            name="cards"
            hint={
              isVerified
                ? 'Guests enter their card in the gateway’s own fields: no card number reaches Bite.'
                : 'Needs an account that was found to work: see above.'
            }
          />
          <SwitchInput<SetupValues>
            name="counter"
            hint="The order comes in unpaid, and you note the payment on the order board."
          />
        </div>
        {cards && <WalletFields wallets={wallets} />}
        {cards && (
          <div className="sm:max-w-xs">
            <MoneyInput<SetupValues>
              name="cardOnlyFrom"
              currency={currency}
              hint="Left empty, guests choose at any total."
            />
          </div>
        )}
      </FormGroup>
      {cards && <CardRules />}
    </>
  );
}

function CardRules() {
  const captureWhen = useWatch<SetupValues, 'captureWhen'>({ name: 'captureWhen' });
  return (
    <FormGroup title="Rules for cards" id="rules">
      <RadioGroupInput<SetupValues>
        name="captureWhen"
        options={captureChoices}
        hint="Until then it is only reserved. What you never accept is released, and your guest pays nothing."
      />
      {captureWhen === 'ordered' && (
        <Notice tone="info">An order that you do not accept is then paid back, which takes some days.</Notice>
      )}
      <FormPart
        title="What the bank says of the card"
        description="A bank may approve a payment although what was typed does not belong to the card."
      >
        <FieldRow>
          <RadioGroupInput<SetupValues> name="securityCodeMismatch" options={postalChoices} />
          <RadioGroupInput<SetupValues> name="postalMismatch" options={postalChoices} />
        </FieldRow>
      </FormPart>
    </FormGroup>
  );
}
