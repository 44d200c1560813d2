// Opens the search, by a button in the bar above every page or by Ctrl/Cmd+K. Its code is fetched when it is first opened.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

interface SearchButtonProps {
  restaurant: MyRestaurant | undefined;
  /** Where there is no room for words. */
  isCompact?: boolean;
}

export function SearchButton({ restaurant, isCompact = false }: SearchButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const open = (): void => {
    setOpened(true);
    setOpen(true);
  };
  useShortcut(open);
  const keys = { title: 'Search (Ctrl+K or ⌘K)', 'aria-keyshortcuts': 'Control+K Meta+K', onClick: open };
  return (
    <>
      {isCompact ? (
        <IconButton label="Search" {...keys}>
          <Search className="size-5" aria-hidden="true" />
        </IconButton>
      ) : (
        <Button look="quiet" {...keys}>
          <Search className="size-5" aria-hidden="true" />
          Search
        </Button>
      )}
      {hasOpened && (
        <Suspense>
          <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} restaurant={restaurant} />
        </Suspense>
      )}
    </>
  );
}

/** Not over another dialog, whose question comes first. */
function useShortcut(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isAsked || event.repeat || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
