// The account at the gateway and its login, which belong together: another account may need a login of its own.
import {
  type AccountToConnect,
  accountToConnect,
  gatewayAccount,
  gatewayLogin,
} from '@bite/shared/payments/payment-setup.schema';
import { toast } from 'sonner';
import type { z } from 'zod';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ActionForm } from '../../../ui/action-form.tsx';
import { PasswordInput, TextInput } from '../../../ui/fields/text-input.tsx';
import { type SetupRecord, useShowSetup } from './setup-queries.ts';

type Values = z.input<typeof accountToConnect>;

const firstAccount = gatewayAccount.extend(gatewayLogin.shape);

interface ConnectFormProps {
  setup: SetupRecord['setup'];
  hasLogin: boolean;
  onClose: () => void;
  onConnected: () => void;
}

export function ConnectForm({ setup, hasLogin, onClose, onConnected }: ConnectFormProps) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const show = useShowSetup();
  const connect = async (body: AccountToConnect) => {
    show(await call('connectGateway', { parameters: { tenantId, restaurantId }, body }));
    toast.success('The account is connected, and works');
    onConnected();
    onClose();
  };
  return (
    <ActionForm<Values, AccountToConnect>
      schema={hasLogin ? accountToConnect : firstAccount}
      values={{
        site: setup.site ?? '',
        merchantId: setup.merchantId ?? '',
        username: hasLogin ? undefined : '',
        password: hasLogin ? undefined : '',
      }}
      names={{ site: 'Site', merchantId: 'Merchant id', username: 'User name', password: 'Password' }}
      label="Account at the gateway"
      labels={['Connect', 'Asking the gateway…']}
      undone="Nothing was changed."
      onSubmit={connect}
      onCancel={onClose}
    >
      <TextInput<Values>
        name="site"
        placeholder="fts"
        autoCapitalize="none"
        hint="The first part of the gateway’s address: “fts” of fts.cardconnect.com. Ends with “-uat” for tests."
      />
      <TextInput<Values>
        name="merchantId"
        inputMode="numeric"
        hint="Digits alone, as the gateway has sent it to you."
      />
      <TextInput<Values>
        name="username"
        autoCapitalize="none"
        hint={
          hasLogin ? 'Leave it and the password empty to keep the present login.' : 'For the gateway’s API.'
        }
      />
      <PasswordInput<Values> name="password" autoComplete="new-password" />
    </ActionForm>
  );
}
