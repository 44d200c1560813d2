// When and how reviews are answered automatically: for owners and administrators; managers and support look at it.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { FormPage } from '../../../ui/form-page.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import type { Saving } from '../../../ui/use-record-form.ts';
import { RepliesNow } from './auto-replies-page.tsx';
import { ReplyPreviews } from './reply-previews.tsx';
import { type ConfigRecord, configQuery, useShowConfig } from './reply-queries.ts';
import { SettingsFields } from './settings-fields.tsx';
import {
  loadedFrom,
  type SettingsOutput,
  type SettingsValues,
  settingsNames,
  settingsResolver,
  valuesOf,
  wordsOf,
} from './settings-form.ts';

export function AutoReplySettingsPage() {
  const { restaurant, may } = usePlace();
  return (
    <Page
      title="Settings of automatic replies"
      description="Which reviews on Google get a reply that nobody has typed, when, and in which words."
      width="form"
    >
      {may('listing.read') ? (
        <WhenAllowed />
      ) : (
        <Notice tone="info">Managers of {restaurant.name} see how its reviews are answered.</Notice>
      )}
    </Page>
  );
}

function WhenAllowed() {
  const { call } = usePorts();
  const query = useQuery(configQuery(call, usePlace()));
  return (
    <WhenLoaded query={query} what="the settings">
      {(record) => (
        <>
          <RepliesNow record={record} />
          {record.isConnected && <SettingsForm record={record} />}
        </>
      )}
    </WhenLoaded>
  );
}

function SettingsForm({ record }: { record: ConfigRecord }) {
  const { call } = usePorts();
  const { tenantId, restaurantId, may } = usePlace();
  const show = useShowConfig();
  const loaded = useMemo(() => loadedFrom(record), [record]);
  const save = async ({ values: choices, version }: Saving<SettingsValues, SettingsOutput>) => {
    const parameters = { tenantId, restaurantId };
    return loadedFrom(show(await call('putAutoReplies', { parameters, body: { version, choices } })));
  };
  return (
    <FormPage
      label="Automatic replies"
      loaded={loaded}
      resolver={settingsResolver}
      onSave={save}
      readCurrent={(current) => valuesOf(current as ConfigRecord['choices'])}
      names={settingsNames}
      wordsOf={wordsOf}
      isWhole={(path) => path === 'responseTemplates'}
      {...(!may('listing.write') && {
        readOnly: <Notice tone="info">You can look at this. Owners and administrators change it.</Notice>,
      })}
    >
      {() => (
        <>
          <SettingsFields hasModel={record.hasModel} />
          <ReplyPreviews />
        </>
      )}
    </FormPage>
  );
}
