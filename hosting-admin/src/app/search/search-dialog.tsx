// The search dialog (Ctrl/Cmd+K). Arrows select, Enter opens; cmdk handles keys and accessibility.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../ui/button.tsx';
import { veil } from '../../ui/dialog.tsx';
import { useDialogFocus } from '../../ui/use-dialog-focus.ts';
import { resultsInWords, useSearchResults } from './search-results.ts';

interface SearchDialogProps {
  isOpen: boolean;
  onClose: () => void;
  restaurant: MyRestaurant | undefined;
}

export function SearchDialog({ isOpen, onClose, restaurant }: SearchDialogProps) {
  const focus = useDialogFocus(isOpen);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={veil} />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-[calc(100dvh-var(--toast-strip))] animate-enter flex-col overflow-hidden bg-canvas text-ink shadow-xl data-[state=closed]:animate-leave sm:top-[12vh] sm:max-h-[70vh] sm:w-[calc(100vw-2rem)] sm:max-w-xl sm:rounded-2xl"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <Palette restaurant={restaurant} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ restaurant, onClose }: Omit<SearchDialogProps, 'isOpen'>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { groups, isAsking } = useSearchResults(typed, restaurant);
  const words = resultsInWords(groups, isAsking);
  const open = (path: string): void => {
    onClose();
    void navigate(path);
  };
  return (
    <Command label="Search" shouldFilter={false} loop className="flex min-h-0 flex-col">
      <div className="flex shrink-0 items-center gap-2 border-b border-line bg-card pr-1 pl-4">
        <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Pages, restaurants, people, orders…"
          className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <Dialog.Close asChild>
          <IconButton label="Close">
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </Dialog.Close>
      </div>
      <p role="status" className="sr-only">
        {words}
      </p>
      <Command.List label="Results" className="min-h-0 flex-1 overflow-y-auto p-2">
        {groups.length === 0 && (
          <p aria-hidden="true" className="px-3 py-6 text-center text-sm text-muted">
            {words}
          </p>
        )}
        {groups.map(({ title, results }) => (
          <Command.Group
            key={title}
            heading={title}
            className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
          >
            {results.map(({ path, label, note, symbol: Icon }) => (
              <Command.Item
                key={`${path} ${label}`}
                value={`${title} ${path} ${label}`}
                onSelect={() => open(path)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm data-[selected=true]:bg-column"
              >
                <Icon className="size-5 shrink-0 text-muted" aria-hidden="true" />
                <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
                {note && <span className="max-w-[45%] truncate text-xs text-muted">{note}</span>}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
    </Command>
  );
}
