// The "Sold out" button of every screen of a restaurant. The dialog is loaded when it is first opened.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { Ban } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCachedSoldOut } from './use-cached-sold-out.ts';
import { useMarks } from './use-stock.ts';

const SoldOutDialog = lazy(async () => ({ default: (await import('./sold-out-dialog.tsx')).SoldOutDialog }));

interface SoldOutButtonProps {
  restaurant: MyRestaurant;
  /** Where there is no room for words. */
  isCompact?: boolean;
}

/** Renders nothing without permission. S opens it, wherever no field, menu or dialog has the keyboard. */
export function SoldOutButton({ restaurant, isCompact = false }: SoldOutButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { mayPause } = restaurant;
  useCachedSoldOut(restaurant, useMarks(restaurant));
  useEffect(() => {
    if (!mayPause) return;
    const onKey = (event: KeyboardEvent) => {
      const isTyped = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      if (event.key !== 's' || isTyped || isTaken(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [mayPause]);
  if (!mayPause) return null;
  return (
    <>
      <Button look="quiet" aria-label="Sold out" aria-keyshortcuts="s" onClick={() => setOpen(true)}>
        <Ban className="size-5" aria-hidden="true" />
        {!isCompact && <span>Sold out</span>}
      </Button>
      {isOpen && (
        <Suspense>
          <SoldOutDialog restaurant={restaurant} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
