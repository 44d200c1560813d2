// Where the DNS of a domain is: at Vercel, or at name servers of one's own.
import { domainFault, normalizeDomain } from '@bite/shared/domains/domain-name';
import { shownDomain, unicodeDomain } from '@bite/shared/domains/shown-domain';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { z } from 'zod';
import { usePorts } from '../../../lib/ports-context.tsx';
import { ActionForm } from '../../../ui/action-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { DomainRecord } from './registrar-queries.ts';
import { typedConfirm } from './typed-confirm.ts';
import { useDomainChange } from './use-domain-change.ts';

interface CardProps {
  record: DomainRecord;
  mayChange: boolean;
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map(normalizeDomain)
    .filter((line) => line !== '');

const MOST = 13;

const typedServers = z.string().superRefine((text, context) => {
  const servers = linesOf(text);
  const wrong = servers.find((server) => domainFault(server) !== undefined || !server.includes('.'));
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', message: `${wrong} is no name server, such as ns1.example.com` });
  else if (servers.length === 1 || servers.length > MOST)
    context.addIssue({ code: 'custom', message: `Two to ${MOST} name servers, or none` });
});
interface Values {
  servers: string;
  confirm: string;
}

export function NameserversCard({ record: { domain }, mayChange }: CardProps) {
  const [isChanging, setChanging] = useState(false);
  const own = domain.customNameservers ?? [];
  const shown = own.length > 0 ? own : (domain.nameservers ?? []);
  return (
    <Card
      title="Name servers"
      description={own.length > 0 ? 'Of your own: the DNS records are there.' : 'Those of the registrar.'}
      actions={mayChange && <Button onClick={() => setChanging(true)}>Change</Button>}
    >
      {shown.length === 0 ? (
        <p className="text-sm text-muted">The registrar does not say.</p>
      ) : (
        <ul className="grid gap-1 text-sm font-medium wrap-anywhere">
          {shown.map((server) => (
            <li key={server}>{server}</li>
          ))}
        </ul>
      )}
      <FormDialog isOpen={isChanging} onClose={() => setChanging(false)} title="Change the name servers">
        <NameserversForm name={domain.name} own={own} onDone={() => setChanging(false)} />
      </FormDialog>
    </Card>
  );
}

interface FormProps {
  name: string;
  own: readonly string[];
  onDone: () => void;
}

function NameserversForm({ name, own, onDone }: FormProps) {
  const { call } = usePorts();
  const { refresh } = useDomainChange();
  const schema = useMemo(
    () => z.strictObject({ servers: typedServers, confirm: typedConfirm(() => name) }),
    [name],
  );
  const save = async ({ servers, confirm }: Values) => {
    const change = { op: 'update' as const, customNameservers: linesOf(servers) };
    try {
      await call('changeRegisteredDomain', { parameters: { domain: name }, body: { change, confirm } });
      toast.success('The name servers are changed', { description: 'It takes up to two days to be seen.' });
      onDone();
    } finally {
      void refresh();
    }
  };
  return (
    <ActionForm<Values>
      schema={schema}
      values={{ servers: own.join('\n'), confirm: '' }}
      names={{ servers: 'Name servers', confirm: `Type “${unicodeDomain(name)}” to change them` }}
      label={`Name servers of ${shownDomain(name)}`}
      labels={['Change', 'Changing…']}
      undone="The name servers stay as they are."
      onSubmit={save}
      onCancel={onDone}
    >
      <Notice tone="warn">
        The records at the present name servers count no longer: sites and mail stop working unless the new
        ones have them, too.
      </Notice>
      <LongTextInput<Values>
        name="servers"
        rows={4}
        hint="One a line. Empty: those of the registrar, with the records below."
      />
      <TextInput<Values> name="confirm" autoCapitalize="none" />
    </ActionForm>
  );
}
