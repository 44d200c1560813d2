// Opens the search with a button above every page or with Ctrl/Cmd+K. Its code is loaded on first use.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

/** The search dialog outlives its button, which is replaced when a resized window has no room for words. */
export function useSearch(restaurant: MyRestaurant | undefined): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const open = useCallback(() => {
    setOpened(true);
    setOpen(true);
  }, []);
  useShortcut(open);
  const dialog = hasOpened && (
    <Suspense>
      <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} restaurant={restaurant} />
    </Suspense>
  );
  return { open, dialog };
}

interface SearchButtonProps {
  onOpen: () => void;
  /** Where there is no room for words. */
  isCompact?: boolean;
}

export function SearchButton({ onOpen, isCompact = false }: SearchButtonProps) {
  const keys = {
    title: 'Search (Ctrl+K or ⌘K)',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: onOpen,
  };
  if (isCompact)
    return (
      <IconButton label="Search" {...keys}>
        <Search className="size-5" aria-hidden="true" />
      </IconButton>
    );
  return (
    <Button look="quiet" {...keys}>
      <Search className="size-5" aria-hidden="true" />
      Search
    </Button>
  );
}

/** Not above another dialog, which must be answered first. */
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
  }, [open]);
}
