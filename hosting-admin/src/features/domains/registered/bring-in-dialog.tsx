// Brings a domain into the account: from another registrar, from another account at Vercel, or as it is.
import { CallError } from '@bite/shared/api/client';
import { domainName } from '@bite/shared/domains/domain-name.schema';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { isConfirmed, NOT_CONFIRMED } from '@bite/shared/domains/typed-confirmation';
import { required } from '@bite/shared/kernel/schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { toast } from 'sonner';
import { z } from 'zod';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DomainInput } from '../domain-input.tsx';
import { dollars } from './domain-words.ts';
import { blankRegistrant, RegistrantFields, registrantNames } from './registrant-fields.tsx';
import { offersQuery, useRefreshDomains } from './registrar-queries.ts';
import { tellOrder } from './tell-order.ts';
import { registrantForm } from './typed-confirm.ts';

const methods = [
  {
    value: 'transfer-in',
    label: 'Transfer it from another registrar',
    hint: 'With its code, for the price of a year.',
  },
  {
    value: 'move-in',
    label: 'Move it from another Vercel account',
    hint: 'With a token of its owner. Costs nothing.',
  },
  { value: 'add', label: 'Add it as it is', hint: 'It stays at its registrar. Costs nothing.' },
] as const;
type Method = (typeof methods)[number]['value'];

interface BringInProps {
  isOpen: boolean;
  onClose: () => void;
}

export function BringInDialog({ isOpen, onClose }: BringInProps) {
  const [method, setMethod] = useState<Method>('transfer-in');
  const name = useId();
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title="Bring in a domain">
      <FieldGroup role="radiogroup" label="How">
        {methods.map((option) => (
          <ChoiceLine
            key={option.value}
            type="radio"
            name={name}
            option={option}
            checked={method === option.value}
            onChange={() => setMethod(option.value)}
          />
        ))}
      </FieldGroup>
      {method === 'transfer-in' ? (
        <TransferForm onDone={onClose} />
      ) : (
        <TakeForm key={method} method={method} onDone={onClose} />
      )}
    </FormDialog>
  );
}

const CONFIRM = 'Type the name again to confirm';

const isSame = ({ name, confirm }: { name: string; confirm: string }): boolean => isConfirmed(confirm, name);
const again = { path: ['confirm'], error: NOT_CONFIRMED };

const takeForm = (method: Method) =>
  z
    .strictObject({
      name: domainName,
      token: method === 'move-in' ? required('Token is required') : z.string(),
      confirm: z.string(),
    })
    .refine(isSame, again);

interface TakeValues {
  name: string;
  token: string;
  confirm: string;
}

function TakeForm({ method, onDone }: { method: 'move-in' | 'add'; onDone: () => void }) {
  const { call } = usePorts();
  const refresh = useRefreshDomains();
  const take = async ({ name, token, confirm }: TakeValues) => {
    try {
      const registration = method === 'move-in' ? { method, name, token } : { method, name };
      await call('registerDomain', { body: { registration, confirm } });
      toast.success(`${shownDomain(name)} is in the account`);
      onDone();
    } finally {
      void refresh();
    }
  };
  return (
    <ActionForm<TakeValues>
      schema={takeForm(method)}
      values={{ name: '', token: '', confirm: '' }}
      names={{ name: 'Domain', token: 'Token', confirm: CONFIRM }}
      label={method === 'move-in' ? 'Move a domain in' : 'Add a domain'}
      labels={method === 'move-in' ? ['Move in', 'Moving…'] : ['Add', 'Adding…']}
      undone="The domain was not brought in."
      fieldOfCode={{ CONFLICT: 'name' }}
      onSubmit={take}
      onCancel={onDone}
    >
      <DomainInput name="name" placeholder="bella-napoli.com" />
      {method === 'move-in' && (
        <TextInput<TakeValues>
          name="token"
          hint="The present owner gets it where they move the domain out."
        />
      )}
      <TextInput<TakeValues> name="confirm" autoCapitalize="none" />
    </ActionForm>
  );
}

const transferForm = z
  .strictObject({
    name: domainName,
    authCode: required('The code of the present registrar is required'),
    registrant: registrantForm,
    confirm: z.string(),
  })
  .refine(isSame, again);

/** Nothing is ordered for a price that nobody was shown. */
function noPrice(): CallError {
  const message = 'It is not known what its transfer costs: see below';
  return new CallError('VALIDATION_FAILED', message, 400, { details: { fields: { name: message } } });
}

const blankTransfer = { name: '', authCode: '', registrant: blankRegistrant, confirm: '' };
type TransferValues = typeof blankTransfer;

function TransferForm({ onDone }: { onDone: () => void }) {
  const { call } = usePorts();
  const refresh = useRefreshDomains();
  const [price, setPrice] = useState<number>();
  const transfer = async ({ name, authCode, registrant, confirm }: z.output<typeof transferForm>) => {
    if (price === undefined) throw noPrice();
    const registration = { method: 'transfer-in', name, authCode, expectedPrice: price } as const;
    try {
      const { purchase } = await call('registerDomain', { body: { registration, confirm, registrant } });
      tellOrder(
        purchase?.state,
        `The transfer of ${shownDomain(name)} is ordered`,
        'It takes some days. You get a mail once it has ended.',
      );
      onDone();
    } finally {
      void refresh();
    }
  };
  return (
    <ActionForm<TransferValues, z.output<typeof transferForm>>
      schema={transferForm}
      values={blankTransfer}
      names={{ ...registrantNames, name: 'Domain', authCode: 'Code of the registrar', confirm: CONFIRM }}
      label="Transfer a domain"
      labels={[price === undefined ? 'Transfer' : `Transfer for ${dollars(price)}`, 'Ordering…']}
      undone="Nothing was ordered."
      isFailureFocused
      onSubmit={transfer}
      onCancel={onDone}
    >
      <DomainInput name="name" placeholder="bella-napoli.com" />
      <TransferPrice onPrice={setPrice} />
      <TextInput<TransferValues>
        name="authCode"
        hint="Also called auth code or EPP code. The present registrar has it, and has to unlock the domain."
      />
      <RegistrantFields<TransferValues> />
      <TextInput<TransferValues> name="confirm" autoCapitalize="none" />
    </ActionForm>
  );
}

/** What the transfer of the typed domain costs: without a price there is nothing to confirm. */
function TransferPrice({ onPrice }: { onPrice: (price: number | undefined) => void }) {
  const { call } = usePorts();
  const typed = useDebounced(useWatch<TransferValues, 'name'>({ name: 'name' }).trim());
  const name = domainName.safeParse(typed).data ?? '';
  const isWhole = name.includes('.');
  const { data, error } = useQuery({ ...offersQuery(call, isWhole ? name : ''), enabled: isWhole });
  const offer = data?.find((one) => one.name === name);
  const price = offer?.state === 'taken' ? offer.transferPrice : undefined;
  useEffect(() => onPrice(price), [price, onPrice]);
  if (!isWhole) return null;
  if (error) return <Notice tone="danger">What it costs could not be looked up: {error.message}</Notice>;
  if (!data) return <Notice tone="info">Looking up what it costs…</Notice>;
  if (offer?.state === 'available')
    return <Notice tone="warn">This domain is free: it can be bought rather than transferred.</Notice>;
  return price === undefined ? (
    <Notice tone="warn">The registrar does not take this domain, or names no price for it.</Notice>
  ) : (
    <Notice tone="info">
      {dollars(price)}, charged to the account at Vercel. The registration lasts a year longer.
    </Notice>
  );
}
