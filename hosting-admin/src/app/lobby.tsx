// The layout of screens before a restaurant is chosen.
import { Link, Outlet } from 'react-router-dom';
import { useMay } from '../lib/profile.ts';
import { platformPath } from '../lib/screen-paths.ts';
import { buttonClasses } from '../ui/button.tsx';
import { Logo } from '../ui/logo.tsx';
import { UserMenu } from './user-menu.tsx';

export function Lobby() {
  const may = useMay();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex min-h-14 shrink-0 items-center gap-2 border-b border-line bg-card px-3">
        <Link
          to="/"
          className="mr-auto flex min-h-11 items-center gap-2 rounded-lg pr-2 text-lg font-extrabold tracking-tight"
        >
          <Logo className="size-7" />
          Bite
        </Link>
        {may('siteUsers.read') && (
          <Link to={platformPath(may)} className={buttonClasses('quiet')}>
            Platform
          </Link>
        )}
        <div>
          <UserMenu isWide={false} />
        </div>
      </header>
      <Outlet />
    </div>
  );
}
