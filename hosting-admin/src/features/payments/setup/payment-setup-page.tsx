// How a restaurant takes payments: for its owners and admins; support only reads.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Saving } from '../../../ui/use-record-form.ts';
import { CardsNow } from './cards-now.tsx';
import { GatewayAccount } from './gateway-account.tsx';
import { PaymentFields } from './payment-fields.tsx';
import {
  loadedFrom,
  type SetupOutput,
  type SetupValues,
  setupNames,
  setupResolver,
  valuesOf,
  wordsOf,
} from './setup-form.ts';
import { type SetupRecord, setupQuery, useShowSetup } from './setup-queries.ts';
import { TestPayment } from './test-payment.tsx';

export function PaymentSetupPage() {
  const { restaurant, may } = usePlace();
  return (
    <Page
      title="Payment set-up"
      description="How guests pay for orders on the website, and the account at the card gateway that the money goes to."
      width="form"
    >
      {may('payments.read') ? (
        <WhenAllowed />
      ) : (
        <Notice tone="info">Owners and administrators of {restaurant.name} set up payments.</Notice>
      )}
    </Page>
  );
}

function WhenAllowed() {
  const { call } = usePorts();
  const place = usePlace();
  const query = useQuery(setupQuery(call, place));
  return (
    <WhenLoaded query={query} what="the payment set-up">
      {(record) => <Setup record={record} />}
    </WhenLoaded>
  );
}

function Setup({ record }: { record: SetupRecord }) {
  const { restaurant, may } = usePlace();
  const isEditor = may('payments.write');
  return (
    <>
      <CardsNow record={record} isEditor={isEditor} />
      <GatewayAccount record={record} isEditor={isEditor} />
      <SetupForm record={record} isEditor={isEditor} currency={restaurant.currency} />
      {isEditor && record.setup.verifiedAt !== undefined && record.cardField !== undefined && (
        <TestPayment cardField={record.cardField} testedAt={record.setup.testedAt} />
      )}
    </>
  );
}

interface SetupFormProps {
  record: SetupRecord;
  isEditor: boolean;
  currency: string;
}

function SetupForm({ record, isEditor, currency }: SetupFormProps) {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const show = useShowSetup();
  const loaded = useMemo(() => loadedFrom(record), [record]);
  const save = async ({ values: choices, version }: Saving<SetupValues, SetupOutput>) => {
    const parameters = { tenantId, restaurantId };
    return loadedFrom(show(await call('putPaymentSetup', { parameters, body: { version, choices } })));
  };
  return (
    <FormPage
      label="Payment set-up"
      loaded={loaded}
      resolver={setupResolver}
      onSave={save}
      readCurrent={(current) => valuesOf(current as SetupRecord['setup'])}
      names={setupNames}
      wordsOf={wordsOf}
      {...(!isEditor && {
        readOnly: <Notice tone="info">You can look at this. Owners and administrators change it.</Notice>,
      })}
    >
      {() => (
        <PaymentFields
          currency={currency}
          isVerified={record.setup.verifiedAt !== undefined}
          wallets={record.wallets}
        />
      )}
    </FormPage>
  );
}
