// Where guests find the restaurant beside Google: kept by hand, since nothing is connected to these platforms.

import type { Change } from '@bite/shared/kernel/entity';
import { isolated } from '@bite/shared/kernel/isolated';
import { parsedUrl } from '@bite/shared/kernel/parsed-url';
import type { RestaurantInput } from '@bite/shared/tenancy/restaurant.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { type RestaurantRecord, restaurantQuery, saveRestaurant } from '../../lib/tenancy-queries.ts';
import { LongTextInput } from '../../ui/fields/long-text-input.tsx';
import { SelectInput } from '../../ui/fields/select-input.tsx';
import { TextInput } from '../../ui/fields/text-input.tsx';
import { FieldRow, FormGroup } from '../../ui/form-group.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { WhenLoaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import type { Loaded, Saving } from '../../ui/use-record-form.ts';
import { OutsideLink } from './attribution.tsx';
import {
  changesBetween,
  type PlatformsOutput,
  type PlatformsValues,
  platformLabels,
  platformNames,
  platformsResolver,
  shownPlatforms,
  stateOptions,
  valuesOf,
} from './platform-form.ts';

export function OtherPlatformsPage() {
  const { restaurant, may } = usePlace();
  return (
    <Page
      title="Other platforms"
      description="Where guests find this restaurant beside Google. You keep this by hand: Bite is connected to none of these platforms, and changes nothing there."
      width="form"
    >
      {may('listing.read') ? (
        <WhenAllowed />
      ) : (
        <Notice tone="info">
          Owners, administrators and managers of {isolated(restaurant.name)} see its listings.
        </Notice>
      )}
    </Page>
  );
}

function WhenAllowed() {
  const { call } = usePorts();
  const { tenantId, restaurantId } = usePlace();
  const query = useQuery(restaurantQuery(call, { tenantId, restaurantId }));
  return (
    <WhenLoaded query={query} what="the platforms">
      {(record) => <PlatformsForm record={record} />}
    </WhenLoaded>
  );
}

const loadedFrom = ({ restaurant, version }: RestaurantRecord): Loaded<PlatformsValues> => ({
  values: valuesOf(restaurant),
  version,
});

function PlatformsForm({ record }: { record: RestaurantRecord }) {
  const { call } = usePorts();
  const client = useQueryClient();
  const { tenantId, restaurantId, may } = usePlace();
  const loaded = useMemo(() => loadedFrom(record), [record]);
  const save = async ({ values, before, version }: Saving<PlatformsValues, PlatformsOutput>) => {
    const changes = changesBetween(before, values) as Change<Pick<RestaurantInput, 'platformSync'>>;
    return loadedFrom(await saveRestaurant(call, client, { tenantId, restaurantId }, { version, changes }));
  };
  return (
    <FormPage
      label="Other platforms"
      loaded={loaded}
      resolver={platformsResolver}
      onSave={save}
      readCurrent={(current) => valuesOf(current as RestaurantRecord['restaurant'])}
      names={platformNames}
      {...(!may('listing.write') && {
        readOnly: <Notice tone="info">You can look at this. Owners and administrators change it.</Notice>,
      })}
    >
      {() => shownPlatforms.map((platform) => <PlatformFields key={platform} platform={platform} />)}
    </FormPage>
  );
}

function PlatformFields({ platform }: { platform: (typeof shownPlatforms)[number] }) {
  const presence = useWatch<PlatformsValues, typeof platform>({ name: platform });
  const { label, example } = platformLabels[platform];
  const link = presence?.link;
  return (
    <FormGroup title={label}>
      <FieldRow>
        <SelectInput<PlatformsValues> name={`${platform}.state`} options={stateOptions} />
        {presence?.state === 'listed' && (
          <TextInput<PlatformsValues>
            name={`${platform}.link`}
            type="url"
            placeholder={example}
            {...(link && parsedUrl(link) && { hint: <OutsideLink href={link}>Open the page</OutsideLink> })}
          />
        )}
      </FieldRow>
      <LongTextInput<PlatformsValues> name={`${platform}.note`} rows={2} />
    </FormGroup>
  );
}
