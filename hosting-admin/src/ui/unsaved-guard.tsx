// Asks before unsaved changes are lost: by navigation, by closing or reloading the tab, and by closing a drawer or a dialog with
// a form.
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { fieldList } from './form-changes.ts';

interface UnsavedForm {
  isUnsaved: () => boolean;
  changed: readonly string[];
  names: Readonly<Record<string, string>>;
}

interface FormsInside {
  /** Returns a function that unregisters the form. */
  add: (form: RefObject<UnsavedForm>) => () => void;
  /** A guard for navigation exists already: a router allows only one. */
  isGuarded: boolean;
}

const FormsInsideContext = createContext<FormsInside | undefined>(undefined);

/** Whether something around asks before a form's changes are lost. */
export const useIsInGuard = (): boolean => useContext(FormsInsideContext) !== undefined;

/** The forms inside, which are also reported to the outer guard. */
function useFormsInside(isGuarded: boolean) {
  const around = useContext(FormsInsideContext);
  const forms = useRef(new Set<RefObject<UnsavedForm>>()).current;
  const inside = useMemo(
    (): FormsInside => ({
      isGuarded,
      add(form) {
        forms.add(form);
        const takeOut = around?.add(form);
        return () => {
          forms.delete(form);
          takeOut?.();
        };
      },
    }),
    [forms, around, isGuarded],
  );
  const unsaved = () => [...forms].map(({ current }) => current).filter(({ isUnsaved }) => isUnsaved());
  return { inside, unsaved };
}

interface UnsavedGuardProps extends UnsavedForm {
  /** The form with everything that opens above it. */
  children: ReactNode;
}

export function UnsavedGuard({ children, ...form }: UnsavedGuardProps) {
  const around = useContext(FormsInsideContext);
  const isGuarded = around?.isGuarded ?? false;
  const { inside, unsaved } = useFormsInside(true);
  const own = useRef<UnsavedForm>(form);
  own.current = form;
  useEffect(() => around?.add(own), [around]);
  return (
    <FormsInsideContext value={inside}>
      {children}
      {!isGuarded && <LeavingGuard unsaved={() => (form.isUnsaved() ? [form, ...unsaved()] : unsaved())} />}
    </FormsInsideContext>
  );
}

function LeavingGuard({ unsaved }: { unsaved: () => readonly UnsavedForm[] }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && unsaved().length > 0,
  );
  const isGoing = useRef(false);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) isGoing.current = false;
  }, [isBlocked]);

  const latest = useRef(unsaved);
  latest.current = unsaved;
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (latest.current().length > 0) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, []);

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
      <NotSaved forms={unsaved()} />
    </ConfirmDialog>
  );
}

interface ClosingGuardProps {
  onClose: () => void;
  /** A drawer or a dialog; `close` asks first if a form in it has unsaved changes. */
  children: (close: () => void) => ReactNode;
}

export function ClosingGuard({ onClose, children }: ClosingGuardProps) {
  const around = useContext(FormsInsideContext);
  const { inside, unsaved } = useFormsInside(around?.isGuarded ?? false);
  const [isAsking, setAsking] = useState(false);
  return (
    <FormsInsideContext value={inside}>
      {children(() => (unsaved().length > 0 ? setAsking(true) : onClose()))}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Close without saving?"
        confirmLabel="Close without saving"
        cancelLabel="Keep editing"
        onConfirm={onClose}
      >
        <NotSaved forms={unsaved()} />
      </ConfirmDialog>
    </FormsInsideContext>
  );
}

const NotSaved = ({ forms }: { forms: readonly UnsavedForm[] }) =>
  forms.map(({ changed, names }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: forms have no other identity
    <p key={index}>Not saved yet: {fieldList(changed, names)}.</p>
  ));
