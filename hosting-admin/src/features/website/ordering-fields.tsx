// Where guests order, and the button that leads there.
import { type OrderingProvider, orderingProviders } from '@bite/shared/website/ordering-provider';
import { useWatch } from 'react-hook-form';
import { SwitchInput } from '../../ui/fields/choice-inputs.tsx';
import { ColourInput } from '../../ui/fields/colour-input.tsx';
import { SelectInput } from '../../ui/fields/select-input.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { useResetWhileHidden } from '../../ui/fields/use-reset-while-hidden.ts';
import { FieldRow, FormGroup } from '../../ui/form-group.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { WebsiteValues } from './website-form.ts';

const labels: Readonly<Record<OrderingProvider, string>> = {
  internal: 'On this website',
  doordash: 'DoorDash',
  ubereats: 'Uber Eats',
  grubhub: 'Grubhub',
  custom: 'Another website',
};
const options = orderingProviders.map((value) => ({ value, label: labels[value] }));

export function OrderingFields() {
  const [isOn, provider = 'internal'] = useWatch<
    WebsiteValues,
    ['websiteConfig.ordering.enabled', 'websiteConfig.ordering.provider']
  >({ name: ['websiteConfig.ordering.enabled', 'websiteConfig.ordering.provider'] });
  const isHere = provider === 'internal';
  useResetWhileHidden<WebsiteValues>('websiteConfig.ordering.url', isHere, { keepsValid: true });
  return (
    <FormGroup title="Ordering" id="ordering">
      <SwitchInput<WebsiteValues>
        name="websiteConfig.ordering.enabled"
        hint="When orders are taken, and how, is said in the restaurant settings."
      />
      {!isOn && (
        <Notice tone="warn">
          Guests see the menu with its prices, and read that no orders are taken online and how to call you.
        </Notice>
      )}
      <SelectInput<WebsiteValues> name="websiteConfig.ordering.provider" options={options} />
      {!isHere && (
        <>
          <Notice tone="info">
            Guests see the menu without a cart. The button leads them to{' '}
            {provider === 'custom' ? 'the other website' : labels[provider]}, where they order and pay.
          </Notice>
          <TextInput<WebsiteValues>
            name="websiteConfig.ordering.url"
            type="url"
            placeholder="https://"
            hint="The page of your restaurant there."
          />
        </>
      )}
      <FieldRow>
        <TextInput<WebsiteValues>
          name="websiteConfig.ordering.buttonText"
          placeholder="Order Now"
          hint="Empty: Order Now, in the guest's language."
          isCounted
        />
        <TextInput<WebsiteValues>
          name="websiteConfig.ordering.translations.es.buttonText"
          placeholder="Pedir ahora"
          hint="For guests who read your site in Spanish."
          isCounted
        />
      </FieldRow>
      <ColourInput<WebsiteValues> name="websiteConfig.ordering.buttonColor" />
    </FormGroup>
  );
}
