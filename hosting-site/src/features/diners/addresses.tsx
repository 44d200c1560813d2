// The diner's saved addresses: added, changed, deleted, and one of them the first choice.

import type { DinerProfile, SavedAddress } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { type AddressErrors, addressErrors } from '@bite/shared/ordering/address-checks';
import { addressLines } from '@bite/shared/ordering/address-lines';
import { type DeliveryAddress, noAddress, tidyAddress } from '@bite/shared/ordering/delivery-address';
import { type ComponentType, useState } from 'react';
import { addressFrom } from '../../lib/delivery-address.ts';
import { callAccount, showDiner } from '../../lib/diner-session.ts';
import { refusalText } from '../../lib/refusal-texts.ts';
import { useSite, useStorefront } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountSection } from './account-section.tsx';

/** The fields of a delivery address, which belong to another feature. */
export type AddressFields = ComponentType<{
  fulfilment: { address: DeliveryAddress; typeAddress: (address: DeliveryAddress) => void };
  errors?: AddressErrors | undefined;
}>;

interface AddressesProps {
  diner: DinerProfile;
  AddressFields: AddressFields;
}

export function Addresses({ diner: { addresses }, AddressFields }: AddressesProps) {
  const site = useSite();
  /** An address's id, or 'new'. */
  const [edited, setEdited] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const change = async (work: () => Promise<{ diner: DinerProfile }>): Promise<boolean> => {
    setFailure(undefined);
    try {
      showDiner(site, (await work()).diner);
      setEdited(undefined);
      return true;
    } catch (error) {
      setFailure(
        error instanceof CallError ? refusalText(error) : t('This could not be saved. Please try again.'),
      );
      return false;
    }
  };
  const put = ({ addressId, ...body }: SavedAddress) =>
    change(() => callAccount('putDinerAddress', { parameters: { addressId }, body }));
  const remove = ({ addressId }: SavedAddress) =>
    change(() => callAccount('deleteDinerAddress', { parameters: { addressId } }));
  return (
    <AccountSection title={t('Saved addresses')}>
      {failure ? (
        <Notice tone="bad" isAlert>
          {failure}
        </Notice>
      ) : null}
      {addresses.length === 0 && edited === undefined ? (
        <p className="text-soft">{t('None yet. Saved addresses are offered when you order a delivery.')}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {addresses.map((saved) => (
          <li key={saved.addressId} className="py-3 first:pt-0">
            {edited === saved.addressId ? (
              <AddressForm
                saved={saved}
                AddressFields={AddressFields}
                onSave={put}
                onClose={() => setEdited(undefined)}
              />
            ) : (
              <Shown
                saved={saved}
                onEdit={() => setEdited(saved.addressId)}
                onDelete={() => void remove(saved)}
                onPrefer={() => void put({ ...saved, isDefault: true })}
              />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <AddressForm
          saved={undefined}
          AddressFields={AddressFields}
          onSave={put}
          onClose={() => setEdited(undefined)}
        />
      ) : addresses.length < customerLimits.addresses ? (
        <div>
          <Button look="quiet" onClick={() => setEdited('new')}>
            {t('Add an address')}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-soft">
          {t('You have saved {count} addresses, as many as there may be.', {
            count: customerLimits.addresses,
          })}
        </p>
      )}
    </AccountSection>
  );
}

interface ShownProps {
  saved: SavedAddress;
  onEdit: () => void;
  onDelete: () => void;
  onPrefer: () => void;
}

function Shown({ saved: { label, address, isDefault }, onEdit, onDelete, onPrefer }: ShownProps) {
  const lines = addressLines(address);
  const named = isolated(label || (lines[0] ?? ''));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        {label || isDefault ? (
          <p className="font-semibold">{[label, isDefault && t('used first')].filter(Boolean).join(' · ')}</p>
        ) : null}
        <address className="break-words not-italic">{lines.join(', ')}</address>
      </div>
      <div className="flex flex-wrap gap-2">
        {isDefault ? null : (
          <Button look="bare" aria-label={t('Use {address} first', { address: named })} onClick={onPrefer}>
            {t('Use first')}
          </Button>
        )}
        <Button look="quiet" aria-label={t('Edit {item}', { item: named })} onClick={onEdit}>
          {t('Edit')}
        </Button>
        <Button look="quiet" aria-label={t('Delete {address}', { address: named })} onClick={onDelete}>
          {t('Delete')}
        </Button>
      </div>
    </div>
  );
}

interface AddressFormProps extends Pick<AddressesProps, 'AddressFields'> {
  /** Undefined for a new one. */
  saved: SavedAddress | undefined;
  /** Whether it was saved. */
  onSave: (saved: SavedAddress) => Promise<boolean>;
  onClose: () => void;
}

function AddressForm({ saved, AddressFields, onSave, onClose }: AddressFormProps) {
  const { restaurant } = useStorefront();
  const [addressId] = useState(() => saved?.addressId ?? crypto.randomUUID());
  const [label, setLabel] = useState(saved?.label ?? '');
  const [typed, setTyped] = useState<DeliveryAddress>(saved?.address ?? noAddress);
  const [mistakes, setMistakes] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const address = addressFrom(typed, restaurant);
  const errors = addressErrors(address);
  const save = async () => {
    if (isSaving) return;
    if (Object.keys(errors).length > 0) {
      setMistakes(mistakes + 1);
      return;
    }
    setSaving(true);
    const isDefault = saved?.isDefault ?? false;
    const isSaved = await onSave({
      addressId,
      label: label.trim(),
      address: tidyAddress(address),
      isDefault,
    });
    if (!isSaved) setSaving(false);
  };
  return (
    <Form mistakes={mistakes} className="grid gap-3" onSubmit={() => void save()}>
      <Field label={t('Name (optional)')} hint={t('Such as Home or Work.')}>
        {(wiring) => (
          <input
            {...wiring}
            className="control"
            maxLength={customerLimits.label}
            value={label}
            onChange={(event) => setLabel(event.target.value)}
          />
        )}
      </Field>
      <AddressFields
        fulfilment={{ address: typed, typeAddress: setTyped }}
        errors={mistakes > 0 ? errors : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? t('Saving…') : t('Save address')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  );
}
