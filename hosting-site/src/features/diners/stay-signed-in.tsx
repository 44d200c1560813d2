// Whether this device stays signed in for two weeks, or until tomorrow.
import { t } from '@bite/shared/kernel/translate';

interface StaySignedInProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function StaySignedIn({ isChecked, onChange }: StaySignedInProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-primary"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {t('Stay signed in on this device for two weeks')}
    </label>
  );
}
