// The saved views of a list: open, save the present one, and delete.
import { isolated } from '@bite/shared/kernel/isolated';
import { Bookmark, BookmarkCheck, BookmarkPlus, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from './menu.tsx';
import type { TablePreferences } from './table-preferences.ts';
import { LONGEST_VIEW_NAME, type SavedViews } from './table-views.ts';
import { TextField } from './text-field.tsx';

interface TableViewListProps {
  saved: SavedViews;
  preferences: TablePreferences;
  onPreferences: (preferences: TablePreferences) => void;
}

export function TableViewList({ saved, preferences, onPreferences }: TableViewListProps) {
  const { views, present, isElsewhere } = saved;
  const [isNaming, setNaming] = useState(false);
  useColumnsOf(saved, onPreferences);
  const isChanged = present && (isElsewhere || !isSame(present.preferences, preferences));
  const Icon = present && !isChanged ? BookmarkCheck : Bookmark;
  const open = (id: string): void => {
    const view = views.find((each) => each.id === id);
    if (view) saved.open(view);
  };
  return (
    <>
      <Menu
        trigger={
          <Button className="min-w-0">
            <Icon className="size-4 shrink-0" aria-hidden="true" />
            <span className="truncate">{present ? isolated(present.name) : 'Views'}</span>
            {isChanged && <span className="text-muted">(changed)</span>}
          </Button>
        }
      >
        {views.length > 0 && (
          <>
            <MenuChoice
              label="Saved views"
              value={isElsewhere ? '' : (present?.id ?? '')}
              options={views.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={open}
            />
            <MenuSeparator />
          </>
        )}
        {isChanged && (
          <MenuItem onSelect={() => saved.save(present.name, preferences)}>
            <BookmarkCheck className="size-4" aria-hidden="true" />
            Save as {isolated(present.name)}
          </MenuItem>
        )}
        <MenuItem onSelect={() => setNaming(true)}>
          <BookmarkPlus className="size-4" aria-hidden="true" />
          Save this view…
        </MenuItem>
        {present && (
          <MenuItem className="text-danger" onSelect={() => saved.remove(present)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Delete {isolated(present.name)}
          </MenuItem>
        )}
      </Menu>
      <Dialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        title="Save this view"
        description="What the list is searched, filtered and sorted by, and its columns. Kept for you on this device; its address can be sent to others."
      >
        <NameForm
          onName={(name) => {
            saved.save(name, preferences);
            setNaming(false);
          }}
        />
      </Dialog>
    </>
  );
}

/** Opening a view's URL also applies its columns. */
function useColumnsOf({ present }: SavedViews, onPreferences: (preferences: TablePreferences) => void) {
  const id = present?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view, and not while it is changed
  useEffect(() => {
    if (present) onPreferences(present.preferences);
  }, [id]);
}

const isSame = (one: TablePreferences, other: TablePreferences): boolean =>
  JSON.stringify([one.hidden.toSorted(), one.isDense, Object.entries(one.widths).sort()]) ===
  JSON.stringify([other.hidden.toSorted(), other.isDense, Object.entries(other.widths).sort()]);

function NameForm({ onName }: { onName: (name: string) => void }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') setError('Give it a name');
    else onName(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Name"
        hint="One of the same name is replaced."
        error={error}
        isRequired
        maxLength={LONGEST_VIEW_NAME}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="primary" className="justify-self-end">
        Save view
      </Button>
    </form>
  );
}
