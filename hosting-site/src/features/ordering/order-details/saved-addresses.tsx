// The signed-in diner's saved addresses, to choose from; a guest is asked to sign in for them (O2.7-05).
import { t } from '@bite/shared/kernel/translate';
import { addressErrors } from '@bite/shared/ordering/address-checks';
import { addressFields, type DeliveryAddress, tidyAddress } from '@bite/shared/ordering/delivery-address';
import { useState } from 'react';
import { callAccount, showDiner } from '../../../lib/diner-session.ts';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useSite } from '../../../lib/site.ts';
import { useDiner } from '../../../lib/use-diner.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

interface SavedAddressesProps {
  address: DeliveryAddress;
  onPick: (address: DeliveryAddress) => void;
}

/** What of an address people tell it by. */
const lineOf = ({ street, unit, city }: DeliveryAddress): string =>
  [street, unit, city].filter(Boolean).join(', ');

const isSame = (one: DeliveryAddress, other: DeliveryAddress): boolean =>
  addressFields.every((field) => (one[field] ?? '').trim() === (other[field] ?? '').trim());

export function SavedAddresses({ address, onPick }: SavedAddressesProps) {
  const { openSignIn } = useOrderingActions();
  const diner = useDiner();
  if (!diner) {
    return (
      <Button look="bare" className="-mx-4 justify-self-start text-primary-text" onClick={openSignIn}>
        {t('Sign in for saved addresses')}
      </Button>
    );
  }
  const { addresses } = diner;
  const chosen = addresses.find((saved) => isSame(saved.address, address));
  return (
    <div className="grid gap-2">
      {addresses.length > 0 ? (
        <Field label={t('Saved addresses')}>
          {(wiring) => (
            <Select
              {...wiring}
              icon="pin"
              value={chosen?.addressId ?? ''}
              onChange={({ target }) => {
                const picked = addresses.find(({ addressId }) => addressId === target.value);
                if (picked) onPick(picked.address);
              }}
            >
              <option value="">{t('Another address')}</option>
              {addresses.map(({ addressId, label, address: saved }) => (
                <option key={addressId} value={addressId}>
                  {[label, lineOf(saved)].filter(Boolean).join(' · ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
      {chosen || Object.keys(addressErrors(address)).length > 0 ? null : <SaveAddress address={address} />}
    </div>
  );
}

function SaveAddress({ address }: { address: DeliveryAddress }) {
  const site = useSite();
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const save = async () => {
    setState('saving');
    try {
      const body = { address: tidyAddress(address) };
      const parameters = { addressId: crypto.randomUUID() };
      showDiner(site, (await callAccount('putDinerAddress', { parameters, body })).diner);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <Button look="quiet" aria-disabled={state === 'saving'} onClick={() => void save()}>
        {t('Save this address')}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="mt-1 text-sm text-bad">
          {t('This address could not be saved. Your order is not affected.')}
        </p>
      ) : null}
    </div>
  );
}
