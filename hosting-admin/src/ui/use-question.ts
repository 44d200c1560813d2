// A question in the middle of something: whoever asks waits for its answer. For a ConfirmDialog.
import { useSubject } from './use-subject.ts';

interface Asked<Subject> {
  about: Subject;
  answer: (isConfirmed: boolean) => void;
}

export interface Question<Subject> {
  /** What it is about; kept while the dialog goes away. */
  about: Subject | undefined;
  isOpen: boolean;
  /** False where the dialog is closed without an answer. */
  ask: (about: Subject) => Promise<boolean>;
  confirm: () => void;
  close: () => void;
}

export function useQuestion<Subject>(): Question<Subject> {
  const { subject, isOpen, open, close } = useSubject<Asked<Subject>>();
  return {
    about: subject?.about,
    isOpen,
    ask: (about) => new Promise((answer) => open({ about, answer })),
    confirm: () => subject?.answer(true),
    close: () => {
      // After an answer this says nothing more.
      subject?.answer(false);
      close();
    },
  };
}
