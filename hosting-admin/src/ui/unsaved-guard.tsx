// Asks before unsaved work is left behind: on the way to another screen, and when the tab is closed or reloaded.
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { fieldList } from './form-changes.ts';

interface UnsavedGuardProps {
  isUnsaved: () => boolean;
  changed: readonly string[];
  names: Readonly<Record<string, string>>;
}

export function UnsavedGuard({ isUnsaved, changed, names }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  const isGoing = useRef(false);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) isGoing.current = false;
  }, [isBlocked]);

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isUnsaved]);

  return (
    <ConfirmDialog
      isOpen={isBlocked}
      onClose={() => !isGoing.current && blocker.reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay here"
      onConfirm={() => {
        isGoing.current = true;
        blocker.proceed?.();
      }}
    >
      {changed.length > 0 && <p>Not saved yet: {fieldList(changed, names)}.</p>}
    </ConfirmDialog>
  );
}
