// Who is signed in, how the screen looks, and the way out.
import { CircleUserRound, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useSignOut } from '../features/auth/use-sign-out.ts';
import { useSession } from '../lib/session.tsx';
import { setTheme, useTheme } from '../lib/theme.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';

const themeOptions = [
  { value: 'light', label: 'Light', symbol: <Sun className="size-5" aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', symbol: <Moon className="size-5" aria-hidden="true" /> },
  { value: 'system', label: 'As the system', symbol: <Monitor className="size-5" aria-hidden="true" /> },
] as const;

export function UserMenu() {
  const { session } = useSession();
  const theme = useTheme();
  const signOut = useSignOut();
  if (session.phase !== 'signedIn') return null;
  const { email, displayName } = session.user;
  return (
    <Menu
      trigger={
        <Button look="quiet" className="px-2" aria-label={`Account of ${displayName ?? email}`}>
          <CircleUserRound className="size-6" aria-hidden="true" />
          <span className="max-w-40 truncate max-md:hidden">{displayName ?? email}</span>
        </Button>
      }
    >
      <MenuLabel>{email}</MenuLabel>
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} options={themeOptions} onChange={setTheme} />
      <MenuSeparator />
      <MenuItem onSelect={signOut}>
        <LogOut className="size-5" aria-hidden="true" />
        Sign out
      </MenuItem>
    </Menu>
  );
}
