// Name, phone, and whether the restaurant may send offers. The consent is a question of its own, and 'no' until it is answered.

import type { DinerProfile } from '@bite/shared/api/answers';
import { CallError } from '@bite/shared/api/client';
import { customerLimits } from '@bite/shared/diners/customer-limits';
import { isolated } from '@bite/shared/kernel/isolated';
import { isPhone } from '@bite/shared/kernel/phone';
import { t } from '@bite/shared/kernel/translate';
import { useState } from 'react';
import { callAccount, showDiner } from '../../lib/diner-session.ts';
import { refusalText } from '../../lib/refusal-texts.ts';
import { useSite, useStorefront } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountSection } from './account-section.tsx';

const MAX_PHONE = 40;

export function ProfileForm({ diner }: { diner: DinerProfile }) {
  const site = useSite();
  const { restaurant } = useStorefront();
  const [name, setName] = useState(diner.name);
  const [phone, setPhone] = useState(diner.phone);
  const [isAgreed, setAgreed] = useState(diner.marketing.includes(restaurant.guid));
  const [mistakes, setMistakes] = useState(0);
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | { failure: string }>('idle');
  const phoneError =
    phone.trim() === '' || isPhone(phone.trim()) ? undefined : t('Please enter a phone number we can call');

  const save = async () => {
    if (state === 'saving') return;
    if (phoneError) {
      setMistakes(mistakes + 1);
      return;
    }
    setState('saving');
    try {
      const marketing = { restaurantGuid: restaurant.guid, isAgreed };
      const body = { name: name.trim(), phone: phone.trim(), marketing };
      showDiner(site, (await callAccount('updateDiner', { body })).diner);
      setState('saved');
    } catch (error) {
      setState({
        failure:
          error instanceof CallError ? refusalText(error) : t('This could not be saved. Please try again.'),
      });
    }
  };

  return (
    <AccountSection title={t('Your details')}>
      <Form mistakes={mistakes} className="grid gap-4" onSubmit={() => void save()}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('Name')}>
            {(wiring) => (
              <input
                {...wiring}
                autoComplete="name"
                className="control"
                maxLength={customerLimits.name}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('Phone')} error={mistakes > 0 ? phoneError : undefined}>
            {(wiring) => (
              <input
                {...wiring}
                type="tel"
                autoComplete="tel"
                className="control"
                maxLength={MAX_PHONE}
                value={phone}
                onChange={(event) => setPhone(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Checkbox
          label={t('{restaurant} may mail me offers. I can take this back here at any time.', {
            restaurant: isolated(restaurant.name),
          })}
          isChecked={isAgreed}
          onChange={setAgreed}
        />
        {typeof state === 'object' ? (
          <Notice tone="bad" isAlert>
            {state.failure}
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" aria-disabled={state === 'saving'}>
            {state === 'saving' ? t('Saving…') : t('Save')}
          </Button>
          <p role="status" className="text-soft">
            {state === 'saved' ? t('Saved.') : ''}
          </p>
        </div>
      </Form>
    </AccountSection>
  );
}
