// The profile as Google has it, with what is only shown here.
import type { VerificationState } from '@bite/shared/listing/states';
import type { ReactNode } from 'react';
import { Card, Facts } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import type { ProfileRecord } from './profile-queries.ts';
import { ShownAttributes } from './shown-attributes.tsx';

const verifications: Readonly<Record<VerificationState, string>> = {
  verified: 'Verified',
  unverified: 'Not verified: Google neither shows edits nor has reviews of it',
  pending: 'Verification asked for',
};

interface ShownProfileProps {
  record: ProfileRecord;
  actions: ReactNode;
}

export function ShownProfile({ record, actions }: ShownProfileProps) {
  const { shown, syncedAt, address } = record;
  const read = syncedAt && (
    <>
      Read on <DateText iso={syncedAt} withTime />
    </>
  );
  if (!shown)
    return (
      <Card title="At Google" description={read} actions={actions}>
        <p className="text-sm text-muted">
          The listing lacks a name, a category or an address for guests, so that not all of it can be shown.
        </p>
      </Card>
    );
  const { name, category, verification, attributes, mapsUrl } = shown;
  return (
    <Card title={name} description={read} actions={actions}>
      <div className="grid gap-4">
        <Facts
          facts={[
            ['Category', category],
            ['State', verifications[verification]],
            ['Address at Google', shown.address],
            ['Address here', address],
          ]}
        />
        {attributes.length > 0 && <ShownAttributes attributes={attributes} />}
        {mapsUrl !== undefined && (
          <a
            href={mapsUrl}
            target="_blank"
            rel="noreferrer"
            className="justify-self-start text-sm font-semibold underline"
          >
            See it on Google Maps
          </a>
        )}
      </div>
    </Card>
  );
}
