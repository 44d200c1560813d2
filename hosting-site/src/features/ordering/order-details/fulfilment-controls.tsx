// Controls for pickup or delivery and for the time, used in header, cart, order details and checkout.
import { t } from '@bite/shared/kernel/translate';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { type Fulfilment, timeLabels, typeLabels } from '../../../lib/use-fulfilment.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Select } from '../../../ui/select.tsx';

interface ControlProps {
  fulfilment: Fulfilment;
  className?: string;
}

/** If the restaurant offers only one kind, it is shown as text. */
export function TypeToggle({ fulfilment, className = '' }: ControlProps) {
  const { types, orderType, chooseType } = fulfilment;
  if (types.length < 2) return <p className={`font-semibold ${className}`}>{t(typeLabels[orderType])}</p>;
  return (
    <SegmentedControl
      legend={t('Pickup or delivery')}
      options={types.map((type) => ({ value: type, label: t(typeLabels[type]) }))}
      value={orderType}
      onChange={chooseType}
      className={className}
    />
  );
}

const placeholderFor = ({ times, isTimeGone }: Fulfilment): string => {
  if (isTimeGone) return t('Choose another time');
  return t(times.length === 0 ? 'No times on offer' : 'Choose a time');
};

/** The next times, and a button for those of other days. */
export function TimeSelect({
  fulfilment,
  className = '',
  error,
  isInBar = false,
}: ControlProps & { error?: string | undefined; isInBar?: boolean }) {
  const { time, times, orderType, chooseTime } = fulfilment;
  const { openOrderTimes } = useOrderingActions();
  // A phone's bar has room for "ASAP · 45 min" beside the kind of order, but not for a day and its calendar.
  // What the server renders, before the clock is known, has the form of an open restaurant: most pages move nothing then.
  const isShort = isInBar && !time && times[0]?.value === '';
  const isOnOffer = times.some(({ value, isFull }) => value === time && !isFull);
  return (
    <div className={`${className} ${isInBar && !isShort ? 'max-sm:min-w-64' : ''}`}>
      <Field label={t(timeLabels[orderType])} hideLabel error={error}>
        {(wiring) => (
          <div className="flex items-center gap-1">
            <div className="min-w-0 flex-1">
              <Select
                {...wiring}
                icon="clock"
                value={isOnOffer ? time : 'none'}
                onChange={(event) => chooseTime(event.target.value)}
              >
                {isOnOffer ? null : (
                  <option value="none" disabled>
                    {placeholderFor(fulfilment)}
                  </option>
                )}
                {times.map(({ value, label, isFull }) => (
                  <option key={value} value={value} disabled={isFull}>
                    {isFull ? `${label} · ${t('Full')}` : label}
                  </option>
                ))}
              </Select>
            </div>
            {times.length > 0 ? (
              <IconButton
                aria-label={t('Choose another day')}
                className={isShort ? 'max-sm:hidden' : ''}
                onClick={openOrderTimes}
              >
                <Icon name="calendar" />
              </IconButton>
            ) : null}
          </div>
        )}
      </Field>
    </div>
  );
}
