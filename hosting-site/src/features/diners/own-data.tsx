// The diner's own data: taken along as a file, or deleted with the account.
import { CallError } from '@bite/shared/api/client';
import { t } from '@bite/shared/kernel/translate';
import { useId, useState } from 'react';
import { callAccount, forgetPerson } from '../../lib/diner-session.ts';
import { refusalText } from '../../lib/refusal-texts.ts';
import { Link } from '../../lib/router.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogHead } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountSection } from './account-section.tsx';

const sentenceOf = (error: unknown): string =>
  error instanceof CallError ? refusalText(error) : t('Something went wrong. Please try again.');

export function OwnData() {
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isCut, setCut] = useState(false);
  const download = async () => {
    setFailure(undefined);
    try {
      const data = await callAccount('exportDiner');
      saveFile('my-data.json', JSON.stringify(data, null, 2), 'application/json');
      setCut(data.cut !== undefined);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  return (
    <AccountSection title={t('Your data')}>
      {failure ? (
        <Notice tone="bad" isAlert>
          {failure}
        </Notice>
      ) : null}
      {isCut ? (
        <Notice isAlert>
          {t('There is more than one file may hold. Please ask the restaurant for the rest.')}
        </Notice>
      ) : null}
      <p className="text-soft">
        <Link to="/privacy" className="font-semibold text-primary-text underline underline-offset-4">
          {t('What is kept, and for how long')}
        </Link>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => void download()}>
          {t('Download my data')}
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('Delete my account')}
        </Button>
      </div>
      <DeleteAccount isOpen={isAsking} onClose={() => setAsking(false)} />
    </AccountSection>
  );
}

function DeleteAccount({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const titleId = useId();
  const site = useSite();
  const [state, setState] = useState<'idle' | 'sending' | { failure: string }>('idle');
  const remove = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await callAccount('deleteDiner');
      forgetPerson(site);
    } catch (error) {
      setState({ failure: sentenceOf(error) });
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={titleId}>
      <DialogHead id={titleId} title={t('Delete your account?')} />
      <div className="safe-bottom grid gap-4 p-5">
        <p>
          {t(
            'Your profile, addresses and points at all restaurants are deleted, and your name is erased from your orders. This cannot be undone.',
          )}
        </p>
        <p className="text-soft">
          {t('An order that is in progress goes on. Your name is erased from it once it is over.')}
        </p>
        {typeof state === 'object' ? (
          <Notice tone="bad" isAlert>
            {state.failure}
          </Notice>
        ) : null}
        <div className="grid gap-2 sm:grid-cols-2">
          <Button look="quiet" onClick={onClose}>
            {t('Keep my account')}
          </Button>
          <Button aria-disabled={state === 'sending'} onClick={() => void remove()}>
            {state === 'sending' ? t('Deleting…') : t('Delete my account')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
