// What the registrar says of a domain, and its renewal, by hand or automatically.
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { useState } from 'react';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { confirmedByName } from '../confirmed-by-name.ts';
import { dollars, isoOf, serviceWords, yearsText } from './domain-words.ts';
import type { DomainRecord } from './registrar-queries.ts';
import { tellOrder } from './tell-order.ts';
import { useDomainChange } from './use-domain-change.ts';

interface CardProps {
  record: DomainRecord;
  mayChange: boolean;
}

const dateOf = (moment: number | null | undefined) => (moment ? <DateText iso={isoOf(moment)} /> : undefined);

export function FactsCard({ record, mayChange }: CardProps) {
  const { domain, renewal } = record;
  const [isRenewing, setRenewing] = useState(false);
  const { name, expiresAt, boughtAt, transferredAt, creator, serviceType } = domain;
  const facts = [
    ['Ends', dateOf(expiresAt) ?? 'Registered elsewhere'],
    ['Bought', dateOf(boughtAt)],
    ['Transferred', dateOf(transferredAt)],
    ['DNS', serviceType ? (serviceWords[serviceType] ?? serviceType) : undefined],
    ['Registered by', creator?.username],
  ] as const;
  return (
    <Card
      title="Registration"
      actions={
        mayChange &&
        renewal &&
        expiresAt && (
          <Button look="strong" onClick={() => setRenewing(true)}>
            Renew
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <Facts facts={facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))} />
        {expiresAt && record.noRenewal && (
          <Notice tone={record.noRenewal === 'ending' ? 'warn' : 'info'}>
            {noRenewalWords[record.noRenewal]}
          </Notice>
        )}
        {expiresAt && <AutoRenewal record={record} mayChange={mayChange} />}
      </div>
      {renewal && expiresAt && (
        <RenewDialog
          {...{ name, renewal, expiresAt }}
          isOpen={isRenewing}
          onClose={() => setRenewing(false)}
        />
      )}
    </Card>
  );
}

const noRenewalWords: Readonly<Record<NonNullable<DomainRecord['noRenewal']>, string>> = {
  ending:
    'It cannot be renewed here: the registrar does not sell names with this ending. Before it ends, renew it where it was bought, or move it to a registrar that sells them.',
  price: 'It cannot be renewed here: the registrar names no price for it. It may be renewed at Vercel.',
  unknown: 'What its renewal costs could not be asked just now. Please open this page again in a minute.',
};

function AutoRenewal({ record: { domain, renewal, noRenewal }, mayChange }: CardProps) {
  const { call } = usePorts();
  const { isRunning, failure, run, refresh } = useDomainChange();
  const [isAsking, setAsking] = useState(false);
  const { name } = domain;
  const turnOff = () =>
    run(async () => {
      const change = { op: 'update', renew: false } as const;
      await call('changeRegisteredDomain', { parameters: { domain: name }, body: { change } });
      toast.success('It does not renew itself any more');
    });
  const turnOn = async () => {
    const change = { op: 'update', renew: true } as const;
    try {
      await call('changeRegisteredDomain', { parameters: { domain: name }, body: { change, confirm: name } });
      toast.success('It renews itself');
    } finally {
      void refresh();
    }
  };
  // Nobody would be warned of the end of one that only seems to renew itself.
  const isImpossible = noRenewal === 'ending' && !domain.renew;
  const price = renewal && `${dollars(renewal.price)} for ${yearsText(renewal.years)}, at present. `;
  return (
    <div className="grid gap-2">
      <Switch
        label="Renew it automatically"
        hint={`${price ?? ''}${isImpossible ? 'You' : 'Otherwise you'} are warned 30, 14, 7 and 1 days before it ends.`}
        checked={domain.renew ?? false}
        disabled={!mayChange || isRunning || isImpossible}
        onChange={({ target }) => (target.checked ? setAsking(true) : void turnOff())}
      />
      {failure !== undefined && <FailureNotice error={failure} undone="It stays as it was." />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Renew ${shownDomain(name)} automatically?`}
        tone="normal"
        confirmLabel="Renew automatically"
        pendingLabel="Switching…"
        {...confirmedByName(name)}
        onConfirm={turnOn}
      >
        <p>
          {renewal ? `${dollars(renewal.price)} for ${yearsText(renewal.years)}, at present,` : 'The price'}{' '}
          is charged to the account at Vercel each time, until this is switched off.
        </p>
      </ConfirmDialog>
    </div>
  );
}

interface RenewProps {
  name: string;
  renewal: NonNullable<DomainRecord['renewal']>;
  expiresAt: number;
  isOpen: boolean;
  onClose: () => void;
}

function RenewDialog({ name, renewal: { price, years }, expiresAt, isOpen, onClose }: RenewProps) {
  const { call } = usePorts();
  const { refresh } = useDomainChange();
  const renew = async () => {
    try {
      const { state } = await call('renewDomain', {
        parameters: { domain: name },
        body: { expectedPrice: price, years, expiresAt, confirm: name },
      });
      tellOrder(state, 'The renewal is ordered', 'You get a mail once it is done.');
    } finally {
      void refresh();
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Renew ${shownDomain(name)} for ${yearsText(years)}?`}
      tone="normal"
      confirmLabel={`Renew for ${dollars(price)}`}
      pendingLabel="Ordering…"
      {...confirmedByName(name)}
      onConfirm={renew}
    >
      <p>{dollars(price)} are charged to the account at Vercel at once. A renewal cannot be taken back.</p>
    </ConfirmDialog>
  );
}
