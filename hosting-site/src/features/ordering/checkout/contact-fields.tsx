// The diner's contact fields, and notes for the kitchen.
import { t } from '@bite/shared/kernel/translate';
import type { OrderType } from '@bite/shared/ordering/fulfilment';
import { type HTMLInputTypeAttribute, useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { type Contact, type FieldErrors, limits } from './contact.ts';
import { EmailSuggestion } from './email-suggestion.tsx';

export interface ContactFieldsProps {
  contact: Contact;
  errors: FieldErrors;
  onChange: (part: Partial<Contact>) => void;
}

interface TextProps extends ContactFieldsProps {
  field: 'name' | 'phone' | 'email';
  label: string;
  type: HTMLInputTypeAttribute;
  autoComplete: string;
  hint?: string;
  onBlur?: () => void;
}

function Text({ contact, errors, onChange, field, label, hint, ...attributes }: TextProps) {
  return (
    <Field label={label} hint={hint} error={errors[`customer.${field}`]}>
      {(wiring) => (
        <input
          {...wiring}
          {...attributes}
          required
          className="control"
          maxLength={limits[field]}
          value={contact[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
}

export function ContactFields(props: ContactFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Text {...props} field="name" label={t('Name')} type="text" autoComplete="name" />
      </div>
      <Text
        {...props}
        field="phone"
        label={t('Phone')}
        type="tel"
        autoComplete="tel"
        hint={t('So that the restaurant can reach you.')}
      />
      <Email {...props} />
    </div>
  );
}

function Email(props: ContactFieldsProps) {
  const { email } = props.contact;
  const [left, setLeft] = useState<string>();
  return (
    <div className="grid content-start gap-1.5">
      <Text
        {...props}
        field="email"
        label={t('Email')}
        type="email"
        autoComplete="email"
        onBlur={() => setLeft(email)}
      />
      <EmailSuggestion
        left={left === email ? email : undefined}
        onTake={(meant) => props.onChange({ email: meant })}
      />
    </div>
  );
}

interface LongTextProps extends ContactFieldsProps {
  field: 'note' | 'instructions' | 'allergies';
  label: string;
  hint: string;
}

export function LongText({ contact, errors, onChange, field, label, hint }: LongTextProps) {
  return (
    <Field label={label} hint={hint} error={errors[field]}>
      {(wiring) => (
        <textarea
          {...wiring}
          rows={2}
          className="control py-2.5"
          maxLength={limits[field]}
          value={contact[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
}

export function OrderNotesField({ orderType, ...props }: ContactFieldsProps & { orderType: OrderType }) {
  return (
    <>
      <LongText
        {...props}
        field="note"
        label={t('Note for the restaurant (optional)')}
        hint={t('Anything that concerns the whole order.')}
      />
      {orderType === 'delivery' ? (
        <LongText
          {...props}
          field="instructions"
          label={t('Delivery instructions (optional)')}
          hint={t('Door code, floor, where to leave it.')}
        />
      ) : null}
    </>
  );
}
