// Signing in over the page that needs it, so that nothing typed there is lost.
import { t } from '@bite/shared/kernel/translate';
import { useId } from 'react';
import { Dialog, DialogHead } from '../../ui/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

interface SignInDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function SignInDialog({ isOpen, onClose }: SignInDialogProps) {
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <DialogHead id={titleId} title={t('Sign in')} />
      <div className="safe-bottom overflow-y-auto p-5">
        <SignInForm onDone={onClose} />
      </div>
    </Dialog>
  );
}
