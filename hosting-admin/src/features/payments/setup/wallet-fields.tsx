// Apple Pay and Google Pay: a switch for each, and what it takes until guests see it.
import { walletNames } from '@bite/shared/payments/wallets';
import { SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { FormPart } from '../../../ui/form-group.tsx';
import type { SetupValues } from './setup-form.ts';
import type { SetupRecord } from './setup-queries.ts';

type WalletState = SetupRecord['wallets'][number];

export function WalletFields({ wallets }: { wallets: readonly WalletState[] }) {
  return (
    <FormPart
      title="Wallets"
      description="Guests then pay with a card that is in their phone or browser. Your account at the gateway must be allowed to take wallets: please ask the gateway."
    >
      <div className="grid gap-1">
        {wallets.map((state) => (
          <SwitchInput<SetupValues> key={state.wallet} name={state.wallet} hint={hintOf(state)} />
        ))}
      </div>
    </FormPart>
  );
}

function hintOf({ wallet, missing, registered, unregistered }: WalletState): string {
  const name = walletNames[wallet];
  if (missing === 'currency')
    return `The gateway takes ${name} in US dollars alone, so guests do not see it.`;
  if (missing === 'platform')
    return `The platform is not set up for ${name} yet, so guests do not see it. Please ask its administrators.`;
  const shown = registered.length > 0 ? [`Guests can see it on ${listed(registered)}.`] : [];
  const lacking =
    unregistered.length > 0
      ? [
          `${listed(unregistered)} ${unregistered.length === 1 ? 'is' : 'are'} not registered for ${name}: please ask the platform’s administrators.`,
        ]
      : [];
  const texts = [...shown, ...lacking];
  return texts.length > 0 ? texts.join(' ') : `This restaurant has no host that is registered for ${name}.`;
}

const listed = (hosts: readonly string[]): string => new Intl.ListFormat('en').format(hosts);
