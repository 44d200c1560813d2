// The login at the card gateway, which nobody can read here, and what the gateway says of the account.
import { type GatewayLoginInput, gatewayLogin } from '@bite/shared/payments/payment-setup.schema';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ActionForm } from '../../../ui/action-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { PasswordInput, TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type SetupRecord, useShowSetup } from './setup-queries.ts';

interface GatewayAccountProps {
  record: SetupRecord;
  isEditor: boolean;
}

export function GatewayAccount({ record, isEditor }: GatewayAccountProps) {
  const { setup, login } = record;
  const isComplete = login !== undefined && setup.site !== undefined && setup.merchantId !== undefined;
  return (
    <Card
      title="Connection to the gateway"
      description="Guests’ money goes to the account that these three belong to: the site, the merchant id and the login."
    >
      <div className="grid gap-4">
        <AccountState record={record} isComplete={isComplete} />
        <Facts
          facts={[
            ['Login', login ? <LoginState key="login" login={login} /> : 'Not entered'],
            ...capabilityFacts(setup.capability),
          ]}
        />
        {isEditor && <Actions record={record} isComplete={isComplete} />}
      </div>
    </Card>
  );
}

const LoginState = ({ login }: { login: NonNullable<SetupRecord['login']> }) => (
  <>
    Set on <DateText iso={login.setAt} /> by {login.setBy}. Nobody can read it here.
  </>
);

function AccountState({ record: { setup }, isComplete }: { record: SetupRecord; isComplete: boolean }) {
  const { problem, verifiedAt } = setup;
  return (
    <>
      {verifiedAt !== undefined && (
        <Notice tone="good">
          It works. The gateway was last asked on <DateText iso={verifiedAt} withTime />.
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="warn" role="status">
          {problem}
        </Notice>
      )}
      {verifiedAt === undefined && problem === undefined && (
        <Notice tone="info">
          {isComplete
            ? 'Not checked yet.'
            : 'Enter and save the site and the merchant id below, and the login here. Then the gateway is asked whether they are right.'}
        </Notice>
      )}
    </>
  );
}

type Fact = readonly [name: string, value: string];

function capabilityFacts(capability: SetupRecord['setup']['capability']): Fact[] {
  if (!capability) return [];
  const { avs, cvv, cardproc } = capability;
  return [
    ['Checks postal codes', avs ? 'Yes' : 'No: they are never found wrong'],
    ['Checks security codes', cvv ? 'Yes' : 'No: they are never found wrong'],
    ...(cardproc ? [['Processor', cardproc] as const] : []),
  ];
}

function Actions({ record, isComplete }: { record: SetupRecord; isComplete: boolean }) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const show = useShowSetup();
  const [isEntering, setEntering] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const check = async () => {
    setChecking(true);
    setFailure(undefined);
    try {
      const { setup } = show(await call('verifyPaymentSetup', { parameters: { tenantId, restaurantId } }));
      if (setup.problem === undefined) toast.success('The connection works');
    } catch (error) {
      setFailure(error);
    } finally {
      setChecking(false);
    }
  };
  return (
    <>
      {failure !== undefined && <FailureNotice error={failure} undone="The connection was not checked." />}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setEntering(true)}>
          {record.login ? 'Replace the login' : 'Enter the login'}
        </Button>
        {isComplete && (
          <Button aria-disabled={isChecking} onClick={() => isChecking || void check()}>
            {isChecking ? 'Asking the gateway…' : 'Check the connection'}
          </Button>
        )}
      </div>
      <FormDialog
        isOpen={isEntering}
        onClose={() => setEntering(false)}
        title={record.login ? 'Replace the login' : 'Enter the login'}
        description="The user name and password for the gateway’s API, as the gateway has sent them to you. They are stored sealed, and the gateway is asked at once whether they are right."
      >
        <LoginForm onDone={() => setEntering(false)} />
      </FormDialog>
    </>
  );
}

function LoginForm({ onDone }: { onDone: () => void }) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const show = useShowSetup();
  const save = async (body: GatewayLoginInput) => {
    const { setup } = show(await call('putGatewayLogin', { parameters: { tenantId, restaurantId }, body }));
    if (setup.problem === undefined)
      toast.success(setup.verifiedAt === undefined ? 'The login is saved' : 'The login is saved, and works');
    else toast.warning('The login is saved, but the gateway was not content with it');
    onDone();
  };
  return (
    <ActionForm<GatewayLoginInput>
      schema={gatewayLogin}
      values={{ username: '', password: '' }}
      names={{ username: 'User name', password: 'Password' }}
      label="Login at the gateway"
      labels={['Save the login', 'Asking the gateway…']}
      undone="The login was not changed."
      onSubmit={save}
      onCancel={onDone}
    >
      <TextInput<GatewayLoginInput> name="username" autoCapitalize="none" />
      <PasswordInput<GatewayLoginInput> name="password" autoComplete="new-password" />
    </ActionForm>
  );
}
