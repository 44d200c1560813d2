// On which hosts wallets are registered, and as whom. Empty lists: no guest sees a wallet.
import { type WalletChoices, walletChoices } from '@bite/shared/payments/platform-wallets.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { z } from 'zod';
import { formResolver } from '../../../lib/form-resolver.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { TagInput } from '../../../ui/fields/tag-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormGroup } from '../../../ui/form-group.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Loaded, Saving } from '../../../ui/use-record-form.ts';
import { platformWalletsQuery, type WalletsRecord } from './platform-wallets-query.ts';

type Values = z.input<typeof walletChoices>;

const resolver = formResolver<WalletChoices, Values>(walletChoices);

const names: Readonly<Record<string, string>> = {
  applePayHosts: 'Hosts for Apple Pay',
  appleMerchantId: 'Apple’s merchant identifier',
  appleDomainFile: 'Apple’s file for verifying hosts',
  googlePayHosts: 'Hosts for Google Pay',
  googleMerchantId: 'Google’s merchant ID',
};

const valuesOf = (wallets: Partial<WalletsRecord['wallets']>): Values => {
  const { applePayHosts, googlePayHosts, appleMerchantId, appleDomainFile, googleMerchantId } = wallets;
  return { applePayHosts, googlePayHosts, appleMerchantId, appleDomainFile, googleMerchantId };
};

const loadedFrom = ({ wallets, version }: WalletsRecord): Loaded<Values> => ({
  values: valuesOf(wallets),
  version,
});

export function PlatformWallets() {
  const { call } = usePorts();
  const query = useQuery(platformWalletsQuery(call));
  return (
    <WhenLoaded query={query} what="where wallets are registered">
      {(state) => <WalletsForm state={state} />}
    </WhenLoaded>
  );
}

function WalletsForm({ state }: { state: WalletsRecord }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const may = useMay();
  const loaded = useMemo(() => loadedFrom(state), [state]);
  const save = async ({ values: wallets, version }: Saving<Values, WalletChoices>) => {
    const saved = await call('putPlatformWallets', { body: { version, wallets } });
    client.setQueryData(platformWalletsQuery(call).queryKey, saved);
    return loadedFrom(saved);
  };
  return (
    <FormPage
      label="Wallets"
      loaded={loaded}
      resolver={resolver}
      onSave={save}
      readCurrent={(current) => valuesOf(current as WalletsRecord['wallets'])}
      names={names}
      {...(!may('siteConfiguration.write') && {
        readOnly: <Notice tone="info">You can look at this. Site administrators change it.</Notice>,
      })}
    >
      {() => <WalletInputs hasAppleIdentity={state.hasAppleIdentity} />}
    </FormPage>
  );
}

function WalletInputs({ hasAppleIdentity }: { hasAppleIdentity: boolean }) {
  return (
    <>
      <FormGroup title="Apple Pay" id="apple-pay">
        {!hasAppleIdentity && (
          <Notice tone="info">
            Bite has no certificate of a merchant from Apple, so nobody sees Apple Pay. It is the secret
            APPLE_PAY_IDENTITY of this installation.
          </Notice>
        )}
        <TagInput<Values>
          name="applePayHosts"
          placeholder="order.example.com"
          hint="Those that are registered with Apple: Enter or a comma adds one."
        />
        <TextInput<Values> name="appleMerchantId" placeholder="merchant.com.example" autoCapitalize="none" />
        <LongTextInput<Values>
          name="appleDomainFile"
          hint="Its whole text. The hosts above show it to Apple: enter both before you verify a host there."
        />
      </FormGroup>
      <FormGroup title="Google Pay" id="google-pay">
        <TagInput<Values>
          name="googlePayHosts"
          placeholder="order.example.com"
          hint="Those that are registered with Google: Enter or a comma adds one."
        />
        <TextInput<Values>
          name="googleMerchantId"
          autoCapitalize="none"
          hint="Not needed for restaurants whose site at the gateway ends with “-uat”."
        />
      </FormGroup>
    </>
  );
}
