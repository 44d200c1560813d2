// The menu of a list of records, beside the button for a new one.
import type { RestaurantRef } from '@bite/shared/paths';
import type { RecordKind } from '@bite/shared/records/record-names';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { deletedRecordsPath } from '../../lib/screen-paths.ts';
import { IconButton } from '../button.tsx';
import { Menu, MenuItem } from '../menu.tsx';

interface RecordListMenuProps {
  kind: RecordKind;
  /** 'tax rates' */
  many: string;
  restaurant: RestaurantRef;
}

export function RecordListMenu({ kind, many, restaurant }: RecordListMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={`More about ${many}`}>
          <EllipsisVertical className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem asChild>
        <Link to={deletedRecordsPath(restaurant, kind)}>
          <Trash2 className="size-4" aria-hidden="true" />
          Deleted {many}
        </Link>
      </MenuItem>
    </Menu>
  );
}
