// Whether guests may tip, and the percents they are offered: apart for pickup and delivery. Nothing is chosen beforehand.
import { useWatch } from 'react-hook-form';
import { SwitchInput } from '../../../ui/fields/choice-inputs.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { useResetWhileHidden } from '../../../ui/fields/use-reset-while-hidden.ts';
import type { RestaurantValues } from './restaurant-form.ts';

const places = ['First', 'Second', 'Third'] as const;

export function TipFields() {
  const isAllowed = useWatch<RestaurantValues, 'settings.allowTips'>({ name: 'settings.allowTips' });
  return (
    <div className="grid gap-4">
      <SwitchInput<RestaurantValues>
        name="settings.allowTips"
        hint="Guests choose a percent or an amount at checkout. No tip is chosen beforehand."
      />
      <TipsFor orderType="pickup" isHidden={!isAllowed} />
      <TipsFor orderType="delivery" isHidden={!isAllowed} />
    </div>
  );
}

interface TipsForProps {
  orderType: 'pickup' | 'delivery';
  isHidden: boolean;
}

function TipsFor({ orderType, isHidden }: TipsForProps) {
  const isOn = useWatch<RestaurantValues, `settings.ordering.tips.${typeof orderType}.enabled`>({
    name: `settings.ordering.tips.${orderType}.enabled`,
  });
  useResetWhileHidden<RestaurantValues>(`settings.ordering.tips.${orderType}.percents`, isHidden || !isOn, {
    keepsValid: true,
  });
  if (isHidden) return null;
  return (
    <div className="grid gap-3 border-l-2 border-line pl-4">
      <SwitchInput<RestaurantValues> name={`settings.ordering.tips.${orderType}.enabled`} />
      {isOn && (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {places.map((place, index) => (
            <NumberInput<RestaurantValues>
              key={place}
              name={`settings.ordering.tips.${orderType}.percents.${index}`}
              label={`${place} choice for ${orderType}`}
              unit="%"
            />
          ))}
        </div>
      )}
    </div>
  );
}
