// The object of a dialog, kept during the exit animation, so that its texts do not disappear first.
import { useCallback, useState } from 'react';

export interface DialogSubject<Subject> {
  subject: Subject | undefined;
  isOpen: boolean;
  open: (subject: Subject) => void;
  close: () => void;
}

export function useSubject<Subject>(): DialogSubject<Subject> {
  const [state, setState] = useState<{ subject: Subject | undefined; isOpen: boolean }>({
    subject: undefined,
    isOpen: false,
  });
  const open = useCallback((subject: Subject) => setState({ subject, isOpen: true }), []);
  const close = useCallback(() => setState(({ subject }) => ({ subject, isOpen: false })), []);
  return { ...state, open, close };
}
