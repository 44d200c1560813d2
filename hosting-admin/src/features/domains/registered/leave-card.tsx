// How a domain leaves the account: given to another one, or taken off.
import { shownDomain, unicodeDomain } from '@bite/shared/domains/shown-domain';
import { required } from '@bite/shared/kernel/schema';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { z } from 'zod';
import { usePorts } from '../../../lib/ports-context.tsx';
import { SITE_REGISTERED_DOMAINS_PATH } from '../../../lib/screen-paths.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { confirmedByName } from '../confirmed-by-name.ts';
import { useRefreshDomains } from './registrar-queries.ts';
import { typedConfirm } from './typed-confirm.ts';

type Opened = 'move' | 'remove';

export function LeaveCard({ name }: { name: string }) {
  const { call } = usePorts();
  const navigate = useNavigate();
  const refresh = useRefreshDomains();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const leave = (words: string) => {
    toast.success(words);
    void navigate(SITE_REGISTERED_DOMAINS_PATH);
    void refresh();
  };
  const remove = async () => {
    await call('removeRegisteredDomain', { parameters: { domain: name }, query: { confirm: name } });
    leave(`${shownDomain(name)} is off the account`);
  };
  return (
    <Card
      title="Let it go"
      description="Restaurants whose site is at this domain lose it, unless its new owner keeps its records."
    >
      <div className="flex flex-wrap gap-2">
        <Button look="danger" onClick={() => setOpened('move')}>
          Move it out
        </Button>
        <Button look="danger" onClick={() => setOpened('remove')}>
          Remove it
        </Button>
      </div>
      <FormDialog
        isOpen={opened === 'move'}
        onClose={close}
        title={`Move ${shownDomain(name)} out`}
        description="It belongs to the other account at Vercel at once. Only its owner can give it back."
      >
        <MoveForm name={name} onCancel={close} onDone={() => leave(`${shownDomain(name)} is moved out`)} />
      </FormDialog>
      <ConfirmDialog
        isOpen={opened === 'remove'}
        onClose={close}
        title={`Remove ${shownDomain(name)} from the account?`}
        confirmLabel="Remove"
        pendingLabel="Removing…"
        {...confirmedByName(name)}
        onConfirm={remove}
      >
        <p>
          A domain that was bought here is lost, with its DNS records, and what was paid is not given back.
          One that is registered elsewhere stays there.
        </p>
      </ConfirmDialog>
    </Card>
  );
}

interface MoveProps {
  name: string;
  onCancel: () => void;
  onDone: () => void;
}

interface Values {
  destination: string;
  confirm: string;
}

function MoveForm({ name, onCancel, onDone }: MoveProps) {
  const { call } = usePorts();
  const schema = useMemo(
    () =>
      z.strictObject({
        destination: required('Destination is required').max(100),
        confirm: typedConfirm(() => name),
      }),
    [name],
  );
  const move = async ({ destination, confirm }: Values) => {
    const change = { op: 'move-out' as const, destination };
    await call('changeRegisteredDomain', { parameters: { domain: name }, body: { change, confirm } });
    onDone();
  };
  return (
    <ActionForm<Values>
      schema={schema}
      values={{ destination: '', confirm: '' }}
      names={{ destination: 'The other account', confirm: `Type “${unicodeDomain(name)}” to move it out` }}
      label={`Move ${shownDomain(name)} out`}
      labels={['Move out', 'Moving…']}
      look="danger"
      undone="The domain stays."
      onSubmit={move}
      onCancel={onCancel}
    >
      <TextInput<Values> name="destination" autoCapitalize="none" hint="Its id or user name at Vercel." />
      <TextInput<Values> name="confirm" autoCapitalize="none" />
    </ActionForm>
  );
}
