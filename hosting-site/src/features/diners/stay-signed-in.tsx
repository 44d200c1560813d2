// Whether this device stays signed in for two weeks, or until tomorrow.
import { t } from '@bite/shared/kernel/translate';
import { Checkbox } from '../../ui/checkbox.tsx';

interface StaySignedInProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export const StaySignedIn = (props: StaySignedInProps) => (
  <Checkbox {...props} label={t('Stay signed in on this device for two weeks')} />
);
