// The user's menu: account, theme and sign-out.
import { isolated } from '@bite/shared/kernel/isolated';
import { CircleUserRound, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../features/identity/sessions/sign-out.tsx';
import { ACCOUNT_PATH } from '../lib/screen-paths.ts';
import { useSession } from '../lib/session.tsx';
import { setTheme, useTheme } from '../lib/theme.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';

const themeOptions = [
  { value: 'light', label: 'Light', symbol: <Sun className="size-5" aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', symbol: <Moon className="size-5" aria-hidden="true" /> },
  { value: 'system', label: 'System', symbol: <Monitor className="size-5" aria-hidden="true" /> },
] as const;

/** @param isWide Whether there is room for the name. */
export function UserMenu({ isWide }: { isWide: boolean }) {
  const { session } = useSession();
  const theme = useTheme();
  const signOut = useSignOut();
  if (session.phase !== 'signedIn') return null;
  const { email, displayName } = session.user;
  const name = displayName ?? email;
  return (
    <Menu
      align={isWide ? 'start' : 'end'}
      trigger={
        <Button
          look="quiet"
          className={isWide ? 'w-full justify-start px-2.5' : 'w-11 px-0'}
          aria-label={`Account of ${isolated(name)}`}
          title={name}
        >
          <CircleUserRound className="size-6 shrink-0" aria-hidden="true" />
          {isWide && <span className="truncate">{name}</span>}
        </Button>
      }
    >
      <MenuLabel>{email}</MenuLabel>
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} options={themeOptions} onChange={setTheme} />
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={ACCOUNT_PATH}>
          <CircleUserRound className="size-5" aria-hidden="true" />
          Your account
        </Link>
      </MenuItem>
      <MenuItem onSelect={signOut}>
        <LogOut className="size-5" aria-hidden="true" />
        Sign out
      </MenuItem>
    </Menu>
  );
}
