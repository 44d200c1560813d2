// Buys a domain: who owns it, for how long, and its name once more, since it costs money at once.
import { CallError } from '@bite/shared/api/client';
import { shownDomain, unicodeDomain } from '@bite/shared/domains/shown-domain';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { usePorts } from '../../../lib/ports-context.tsx';
import { SITE_REGISTERED_DOMAINS_PATH } from '../../../lib/screen-paths.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DialogSubject } from '../../../ui/use-subject.ts';
import { dollars, yearsText } from './domain-words.ts';
import { blankRegistrant, RegistrantFields, registrantNames } from './registrant-fields.tsx';
import { type Offer, useRefreshDomains } from './registrar-queries.ts';
import { tellOrder } from './tell-order.ts';
import { registrantForm, typedConfirm } from './typed-confirm.ts';

const priceIn = z.object({ price: z.number() });

/** Of a refusal since it costs something else by now. */
function newPriceOf(error: unknown): number | undefined {
  const isAboutIt = error instanceof CallError && error.code === 'PRICE_CHANGED';
  return isAboutIt ? priceIn.safeParse(error.details).data?.price : undefined;
}

export function BuyDialog({ asking }: { asking: DialogSubject<Offer> }) {
  const { subject, isOpen, close } = asking;
  const [changed, setChanged] = useState<{ subject: Offer; price: number }>();
  const price = subject && changed?.subject === subject ? changed.price : subject?.price;
  if (subject === undefined || price === undefined) return null;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={`Buy ${shownDomain(subject.name)}`}
      description={`${dollars(price)} for ${yearsText(subject.years)}, charged to the account at Vercel at once.`}
    >
      <BuyForm
        key={subject.name}
        offer={subject}
        price={price}
        onPrice={(next) => setChanged({ subject, price: next })}
        onDone={close}
      />
    </FormDialog>
  );
}

interface BuyFormProps {
  offer: Offer;
  price: number;
  /** It costs something else than was shown. */
  onPrice: (price: number) => void;
  onDone: () => void;
}

const blank = { registrant: blankRegistrant, autoRenew: true, confirm: '' };
type Values = typeof blank;
type Wish = { registrant: z.output<typeof registrantForm>; autoRenew: boolean; confirm: string };

function BuyForm({ offer: { name, years, renewalPrice }, price, onPrice, onDone }: BuyFormProps) {
  const { call } = usePorts();
  const navigate = useNavigate();
  const refresh = useRefreshDomains();
  const schema = useMemo(
    () =>
      z.strictObject({
        registrant: registrantForm,
        autoRenew: z.boolean(),
        confirm: typedConfirm(() => name),
      }),
    [name],
  );
  const buy = async (wish: Wish) => {
    try {
      const { state } = await call('buyDomain', {
        parameters: { domain: name },
        body: { ...wish, years, expectedPrice: price },
      });
      tellOrder(state, `${shownDomain(name)} is ordered`, 'You get a mail once it is yours.');
      onDone();
      void navigate(SITE_REGISTERED_DOMAINS_PATH);
    } catch (error) {
      const next = newPriceOf(error);
      if (next !== undefined) onPrice(next);
      throw error;
    } finally {
      void refresh();
    }
  };
  return (
    <ActionForm<Values, Wish>
      schema={schema}
      values={blank}
      names={{ ...registrantNames, confirm: `Type “${unicodeDomain(name)}” to buy it` }}
      label={`Buy ${shownDomain(name)}`}
      labels={[`Buy for ${dollars(price)}`, 'Ordering…']}
      undone="Nothing was ordered."
      isFailureFocused
      onSubmit={buy}
      onCancel={onDone}
    >
      <RegistrantFields<Values> />
      <SwitchInput<Values>
        name="autoRenew"
        label="Renew it automatically"
        hint={renewalPrice === undefined ? undefined : `${dollars(renewalPrice)} for a year, at present.`}
      />
      <Notice tone="warn">A purchase cannot be taken back.</Notice>
      <TextInput<Values> name="confirm" autoCapitalize="none" />
    </ActionForm>
  );
}
