// The switch between light and dark in the More menu.
import { t } from '@bite/shared/kernel/translate';
import { useState } from 'react';
import { chooseTheme, guestTheme } from '../lib/guest-theme.ts';
import { useStorefront } from '../lib/menu-state.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';

export function ThemeChoice() {
  const { theme: byDefault = 'system' } = useStorefront().website;
  const [theme, setTheme] = useState(() => guestTheme(byDefault));
  return (
    <div className="mt-2 border-t border-line pt-2">
      <SegmentedControl
        legend={t('Appearance')}
        className="w-full"
        options={[
          { value: 'system', label: t('System') },
          { value: 'light', label: t('Light') },
          { value: 'dark', label: t('Dark') },
        ]}
        value={theme}
        onChange={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
    </div>
  );
}
