// Calls the restaurant.
import { telLink } from '@bite/shared/kernel/tel-link';
import { t } from '@bite/shared/kernel/translate';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface CallLinkProps {
  /** Empty if the restaurant has given none. */
  phone: string;
  /** The restaurant's: a number without a country code is one of that country. */
  currency: string;
}

export function CallLink({ phone, currency }: CallLinkProps) {
  return phone ? (
    <a href={telLink(phone, currency)} className={buttonClass('quiet')}>
      <Icon name="phone" />
      {t('Call {phone}', { phone })}
    </a>
  ) : null;
}
