// The menu of one row of a list. Its button names the row.
import { isolated } from '@bite/shared/kernel/isolated';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { Menu } from './menu.tsx';

/** @param of What the row is about: 'Actions for Bella Napoli'. Takes MenuItems. */
export function RowMenu({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Menu
      trigger={
        <IconButton label={`Actions for ${isolated(of)}`}>
          <EllipsisVertical className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
