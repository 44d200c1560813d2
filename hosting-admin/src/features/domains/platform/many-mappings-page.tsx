// Creates or changes many mappings at once, from pasted lines. One that fails does not stop the others.

import { domainHint } from '@bite/shared/domains/domain-hint';
import { bulkMappings } from '@bite/shared/domains/domain-query.schema';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { isolated } from '@bite/shared/kernel/isolated';
import { portionsOf } from '@bite/shared/kernel/portions';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { siteDomainPath } from '../../../lib/screen-paths.ts';
import { ActionForm } from '../../../ui/action-form.tsx';
import { Card } from '../../../ui/card.tsx';
import { LongTextInput } from '../../../ui/fields/long-text-input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { useQuestion } from '../../../ui/use-question.ts';
import { domainNames } from '../domain-names.ts';
import { type ManyResult, useRefreshMappings } from './mapping-queries.ts';
import { OnlyAdministrators } from './mappings-page.tsx';
import { PutManyDialog } from './put-many-dialog.tsx';
import { type PastedMapping, pastedColumns, readManyMappings } from './read-many-mappings.ts';

/** Of all that are sent, what has been answered so far. */
interface Done {
  result: ManyResult;
  sent: readonly PastedMapping[];
}

/** Of one request: a hundred would take longer than anybody waits without a sign, and an answer that is lost leaves fewer in doubt. */
const AT_ONCE = 20;

export function ManyMappingsPage() {
  const isAdministrator = useMay()('platformDomains.write');
  const [done, setDone] = useState<Done>();
  return (
    <Page
      title="Many at once"
      description="Creates domains of restaurants’ own, or changes what is there already: a domain is told by its name."
      width="form"
    >
      {isAdministrator ? (
        <>
          <PasteCard onDone={setDone} />
          {done && <ResultCard {...done} />}
        </>
      ) : (
        <OnlyAdministrators />
      )}
    </Page>
  );
}

const pasting = z.strictObject({
  lines: z.string().superRefine((text, context) => {
    const mappings = readManyMappings(text).map(({ mapping }) => mapping);
    const fault = bulkMappings.safeParse({ mappings }).error?.issues[0];
    if (fault) context.addIssue({ code: 'custom', message: fault.message });
  }),
});
type Pasting = z.input<typeof pasting>;

function PasteCard({ onDone }: { onDone: (done: Done) => void }) {
  const { call } = usePorts();
  const refresh = useRefreshMappings();
  const asking = useQuestion<readonly PastedMapping[]>();
  const send = async ({ lines }: Pasting) => {
    const sent = readManyMappings(lines);
    if (!(await asking.ask(sent))) return false;
    let result: ManyResult = { done: [], failed: [] };
    try {
      for (const portion of portionsOf(sent, AT_ONCE)) {
        const mappings = portion.map(({ mapping }) => mapping);
        result = joined(result, await call('putDomainMappings', { body: { mappings } }));
        onDone({ result, sent });
      }
    } finally {
      refresh();
    }
    return true;
  };
  return (
    <Card
      title="Paste them"
      description={
        <>
          A line each, as CSV or copied from a spreadsheet: <code>{pastedColumns.join(', ')}</code>. A heading
          may name them in another order. Kind is “custom” unless it says “subdomain”. At most a hundred at
          once.
        </>
      }
    >
      <ActionForm<Pasting>
        schema={pasting}
        values={{ lines: '' }}
        names={{ lines: 'Domains' }}
        label="Many domains"
        labels={['Create or change them', 'Working…']}
        undone="Not all lines were sent."
        isGuarded
        onSubmit={send}
      >
        <LongTextInput<Pasting> name="lines" rows={8} />
      </ActionForm>
      <PutManyDialog asking={asking} />
    </Card>
  );
}

const answered = ({ done, failed }: ManyResult): number => done.length + failed.length;

/** @param next Of the lines that follow; the index of each begins anew. */
function joined(before: ManyResult, next: ManyResult): ManyResult {
  const failed = next.failed.map((one) => ({ ...one, index: answered(before) + one.index }));
  return { done: [...before.done, ...next.done], failed: [...before.failed, ...failed] };
}

function ResultCard({ result, sent }: Done) {
  const { done, failed } = result;
  // A domain may be in two lines.
  const lastOfEach = new Map(done.map((one) => [one.guid, one]));
  const soFar = answered(result) < sent.length ? ' so far' : '';
  return (
    <Card title="Result">
      <div className="grid gap-4">
        <Notice tone={failed.length === 0 ? 'good' : 'warn'} role="status">
          {done.length} of {sent.length} were created or changed{soFar}.
          {failed.length === 1 && ' One was not: correct its line and send that again.'}
          {failed.length > 1 && ` ${failed.length} were not: correct their lines and send those again.`}
        </Notice>
        {failed.length > 0 && (
          <ul aria-label="Lines with faults" className="grid gap-2 text-sm">
            {failed.map(({ index, code, message, details, ...owner }) => (
              <li key={index} className="rounded-lg border border-line px-3 py-2 wrap-anywhere">
                <strong className="font-semibold">Line {sent[index]?.line ?? index + 1}</strong>
                {domainIn(sent[index]) && `, ${domainIn(sent[index])}`}: {faultOf(message, details)}
                {hintOf(domainIn(sent[index]), details)}
                <span className="block text-xs text-muted">
                  {ownerOf(owner) && `For ${ownerOf(owner)}. `}
                  {code}
                </span>
              </li>
            ))}
          </ul>
        )}
        {done.length > 0 && (
          <ul aria-label="Done" className="grid gap-1 text-sm">
            {[...lastOfEach.values()].map(({ guid, domain, ...owner }) => (
              <li key={guid} className="wrap-anywhere">
                <Link to={siteDomainPath(guid)} className="inline-flex min-h-8 items-center underline">
                  {shownDomain(domain)}
                </Link>{' '}
                <span className="text-muted">{ownerOf(owner)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** 'Bella Napoli (Bella Group)'; undefined for a restaurant that is gone. */
const ownerOf = ({
  restaurantName,
  tenantName,
}: Pick<ManyResult['done'][number], 'restaurantName' | 'tenantName'>): string | undefined => {
  if (restaurantName === undefined) return undefined;
  const business = tenantName === undefined ? '' : ` (${isolated(tenantName)})`;
  return `${isolated(restaurantName)}${business}`;
};

const domainIn = (pasted: PastedMapping | undefined): string | undefined => {
  const domain = pasted?.mapping['domain'];
  return typeof domain === 'string' ? domain : undefined;
};

const nameOf = (field: string): string => (domainNames as Readonly<Record<string, string>>)[field] ?? field;

const fieldsOf = (details: unknown): Record<string, unknown> =>
  typeof details === 'object' && details !== null && 'fields' in details
    ? ((details.fields ?? {}) as Record<string, unknown>)
    : {};

/** What is wrong with a domain that was refused as none: '. A domain has no spaces.' */
function hintOf(domain: string | undefined, details: unknown): string {
  const isRefused = Object.hasOwn(fieldsOf(details), 'domain');
  const hint = isRefused && domain !== undefined ? domainHint(domain) : undefined;
  return hint === undefined ? '' : `. ${hint}`;
}

/** With what is wrong of each field, where the server says so. */
function faultOf(message: string, details: unknown): string {
  const each = Object.entries(fieldsOf(details)).filter(
    ([field, words]) => field !== '' && typeof words === 'string',
  );
  return each.length === 0 ? message : each.map(([field, words]) => `${nameOf(field)}: ${words}`).join('; ');
}
