// The account at the card gateway: which it is, what the gateway says of it, and what is done about it.
import { useState } from 'react';
import { toast } from 'sonner';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ConnectForm } from './connect-form.tsx';
import { OtherLogins, RemoveLogin } from './remove-login.tsx';
import { type SetupRecord, useShowSetup } from './setup-queries.ts';

interface GatewayAccountProps {
  record: SetupRecord;
  isEditor: boolean;
}

export function GatewayAccount({ record, isEditor }: GatewayAccountProps) {
  const { setup, login } = record;
  return (
    <Card
      title="Connection to the gateway"
      description="Guests’ money goes to the account that these three belong to: the site, the merchant id and the login."
    >
      <div className="grid gap-4">
        <AccountState record={record} />
        <Facts
          facts={[
            ['Site', setup.site ?? 'Not entered'],
            ['Merchant id', setup.merchantId ?? 'Not entered'],
            ['Login', login ? <LoginState key="login" login={login} /> : 'Not entered'],
            ...capabilityFacts(setup.capability),
          ]}
        />
        {isEditor && <Actions record={record} />}
        <OtherLogins logins={record.otherLogins} isEditor={isEditor} />
      </div>
    </Card>
  );
}

const LoginState = ({ login }: { login: NonNullable<SetupRecord['login']> }) => (
  <>
    Set on <DateText iso={login.setAt} /> by {login.setBy}. Nobody can read it here.
  </>
);

function AccountState({ record: { setup, login } }: { record: SetupRecord }) {
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
          {login
            ? 'Not checked yet.'
            : 'Connect the account to take cards: the gateway is asked at once whether the three are right.'}
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

function Actions({ record: { setup, login } }: { record: SetupRecord }) {
  const { site, merchantId } = setup;
  const [isConnecting, setConnecting] = useState(false);
  const [isNew, setNew] = useState(false);
  const { isChecking, failure, check } = useCheck();
  const title = login ? 'Change the account or login' : 'Connect the account';
  return (
    <>
      {failure !== undefined && <FailureNotice error={failure} undone="The connection was not checked." />}
      {isNew && !setup.cards && setup.verifiedAt !== undefined && (
        <Notice tone="info" role="status">
          To take cards, switch on “Cards on the website” below and save.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look={login ? 'secondary' : 'strong'} onClick={() => setConnecting(true)}>
          {title}
        </Button>
        {login && (
          <Button aria-disabled={isChecking} onClick={() => isChecking || void check()}>
            {isChecking ? 'Asking the gateway…' : 'Check the connection'}
          </Button>
        )}
        {login && site !== undefined && merchantId !== undefined && (
          <RemoveLogin account={{ site, merchantId }} counter={setup.counter} isInForce />
        )}
      </div>
      <FormDialog
        isOpen={isConnecting}
        onClose={() => setConnecting(false)}
        title={title}
        description={
          login
            ? 'The gateway is asked at once. What is in force now stays until the gateway takes the new one. Earlier payments keep the account and login that they were made with.'
            : 'As the gateway has sent them to you. The login is stored sealed, and the gateway is asked at once whether all of it is right.'
        }
      >
        <ConnectForm
          setup={setup}
          hasLogin={login !== undefined}
          onClose={() => setConnecting(false)}
          onConnected={() => setNew(true)}
        />
      </FormDialog>
    </>
  );
}

function useCheck() {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const show = useShowSetup();
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
  return { isChecking, failure, check };
}
