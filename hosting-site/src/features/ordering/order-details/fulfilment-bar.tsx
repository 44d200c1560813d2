// Fulfilment in one line, for the header and the top of the menu (O2.3-06).

import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { shortAddress } from '@bite/shared/ordering/delivery-address';
import { useOrderingActions } from '../../../lib/ordering-actions.ts';
import { useZone } from '../../../lib/site.ts';
import { useFulfilment } from '../../../lib/use-fulfilment.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TimeSelect, TypeToggle } from './fulfilment-controls.tsx';

export function FulfilmentBar() {
  const fulfilment = useFulfilment();
  const { openOrderDetails } = useOrderingActions();
  const address = shortAddress(fulfilment.address);
  // Said here as well, before the cart is full: the address may have been chosen before it was looked up.
  const refusal =
    useZone().kind === 'outside' && fulfilment.orderType === 'delivery' ? t('No delivery there') : '';
  const label = address
    ? t('Delivery address: {address}', { address: isolated(address) })
    : t('Enter delivery address');
  return (
    <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap">
      <TypeToggle fulfilment={fulfilment} className="flex-none max-[22rem]:w-full" />
      <TimeSelect
        fulfilment={fulfilment}
        isInBar
        className="min-w-42 flex-1 sm:min-w-60 sm:max-w-72 lg:w-60 lg:flex-none xl:w-76 xl:max-w-none"
      />
      {fulfilment.orderType === 'delivery' ? (
        <button
          type="button"
          className="control flex w-full items-center gap-2 text-start sm:w-64 lg:w-52"
          aria-label={[label, refusal].filter(Boolean).join('. ')}
          onClick={openOrderDetails}
        >
          <Icon
            name={refusal ? 'alert' : 'pin'}
            className={`size-5 shrink-0 ${refusal ? 'text-bad' : 'text-soft'}`}
          />
          <span className={`min-w-0 ${refusal ? 'text-xs leading-tight' : ''}`}>
            <span className={`block truncate ${address ? '' : 'text-soft'}`}>
              {address || t('Enter delivery address...')}
            </span>
            {refusal ? <span className="block truncate font-semibold text-bad">{refusal}</span> : null}
          </span>
        </button>
      ) : null}
    </div>
  );
}
