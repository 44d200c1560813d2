// Asks whether the diner wants to be texted, where the restaurant offers it. Never ticked by itself: it is a consent.
import { t } from '@bite/shared/kernel/translate';
import type { OrderType } from '@bite/shared/ordering/fulfilment';
import { Checkbox } from '../../../ui/checkbox.tsx';

interface TextsFieldProps {
  orderType: OrderType;
  isWanted: boolean;
  error?: string | undefined;
  onChange: (isWanted: boolean) => void;
}

export const TextsField = ({ orderType, isWanted, error, onChange }: TextsFieldProps) => (
  <div className="grid gap-1">
    <Checkbox
      label={orderType === 'pickup' ? t('Text me when it is ready') : t('Text me when it is on its way')}
      hint={t(
        'To the phone number above, also if the order is cancelled. Your carrier may charge for messages. Reply STOP to end them.',
      )}
      error={error}
      isChecked={isWanted}
      onChange={onChange}
    />
  </div>
);
