// One restaurant's settings, for its owners and admins; everybody else who may see them only reads.

import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { Change } from '@bite/shared/kernel/entity';
import { isolated } from '@bite/shared/kernel/isolated';
import type { RestaurantRef } from '@bite/shared/paths';
import type { RestaurantInput } from '@bite/shared/tenancy/restaurant.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formResolver } from '../../../lib/form-resolver.ts';
import { myRestaurantsQuery } from '../../../lib/my-places.ts';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { businessPath } from '../../../lib/screen-paths.ts';
import { useSlots } from '../../../lib/slots.tsx';
import {
  type RestaurantRecord,
  restaurantQuery,
  saveRestaurant,
  tenantQuery,
} from '../../../lib/tenancy-queries.ts';
import { usePlaceIds } from '../../../lib/use-params.ts';
import { FormPage } from '../../../ui/form-page.tsx';
import { WhenLoaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { pastVersion } from '../../../ui/records/past-version.ts';
import { restoreInto } from '../../../ui/restore-version.ts';
import { type Section, SectionNav, sectionMargin, sectionTarget } from '../../../ui/section-nav.tsx';
import { StorefrontGapsNotice } from '../../../ui/storefront-gaps-notice.tsx';
import type { Loaded, Saving } from '../../../ui/use-record-form.ts';
import { AtOnce } from './at-once.tsx';
import { RestaurantFields, restaurantSections } from './restaurant-fields.tsx';
import {
  changesBetween,
  isWhole,
  pastValuesOf,
  type RestaurantOutput,
  type RestaurantValues,
  restaurantChanges,
  restaurantNames,
  valuesOf,
  withFutureDates,
  wordsOf,
} from './restaurant-form.ts';

export function RestaurantSettingsPage() {
  const { call } = usePorts();
  const place = usePlaceIds();
  const query = useQuery(restaurantQuery(call, place));
  return (
    <WhenLoaded
      query={query}
      what="this restaurant"
      back={{ to: businessPath(place.tenantId), label: 'To the business' }}
    >
      {(record) => <Settings key={record.restaurant.guid} record={record} />}
    </WhenLoaded>
  );
}

function Settings({ record }: { record: RestaurantRecord }) {
  const { tenantId, restaurantId, name } = record.restaurant;
  const may = useMay();
  const { History } = useSlots();
  const isEditor = may('restaurants.write', { tenantId, restaurantId });
  const form = useRef<SettingsFormOf>(undefined);
  const restore = (newer: readonly AuditEntry[]): void => {
    if (!form.current) return;
    const { record: past, lost } = pastVersion(record.restaurant, newer);
    restoreInto(form.current, { values: pastValuesOf(past), lost, names: restaurantNames });
  };
  return (
    <Page title={name} description="Restaurant settings" width="sections">
      <SectionNav label="Sections of the settings" sections={sectionsFor(isEditor)}>
        <StorefrontGapsNotice gaps={record.storefrontGaps} />
        <AtOnce record={record} isEditor={isEditor} />
        <SettingsForm record={record} isEditor={isEditor} form={form} />
        {isEditor && (
          <div {...sectionTarget('history')} className={sectionMargin}>
            <History
              tenantId={tenantId}
              restaurantId={restaurantId}
              record={{
                kind: 'restaurants',
                recordId: restaurantId,
                names: restaurantNames,
                onRestore: restore,
              }}
            />
          </div>
        )}
      </SectionNav>
    </Page>
  );
}

const atOnce: Section = { id: 'at-once', title: 'Takes effect at once' };
const history: Section = { id: 'history', title: 'History' };
const forEditors = [atOnce, ...restaurantSections, history];
const forReaders = [atOnce, ...restaurantSections];
const sectionsFor = (isEditor: boolean) => (isEditor ? forEditors : forReaders);

type SettingsFormOf = UseFormReturn<RestaurantValues, unknown, RestaurantOutput>;

type Changes = Change<Pick<RestaurantInput, keyof RestaurantValues>>;

interface SettingsFormProps {
  record: RestaurantRecord;
  isEditor: boolean;
  /** The form, for the history below it. */
  form: RefObject<SettingsFormOf | undefined>;
}

function SettingsForm({ record, isEditor, form }: SettingsFormProps) {
  const { call, clock } = usePorts();
  const client = useQueryClient();
  const { tenantId, restaurantId, slug, name } = record.restaurant;
  const place = { tenantId, restaurantId };
  const zone = useBusinessZone(place);
  const loaded = useMemo(() => loadedFrom(record), [record]);
  const resolver = useMemo(() => {
    const schema = withFutureDates(restaurantChanges, record.restaurant.specialHours, () => clock.now());
    return formResolver<RestaurantOutput, RestaurantValues>(schema);
  }, [record, clock]);

  const save = async ({ values, before, version }: Saving<RestaurantValues, RestaurantOutput>) => {
    const changes = changesBetween(before, values) as Changes;
    return loadedFrom(await saveRestaurant(call, client, place, { version, changes }));
  };

  return (
    <FormPage
      label={`Settings of ${isolated(name)}`}
      loaded={loaded}
      resolver={resolver}
      onSave={save}
      readCurrent={(current) => valuesOf(current as RestaurantRecord['restaurant'])}
      names={restaurantNames}
      fieldOfCode={{ SLUG_TAKEN: 'slug' }}
      isWhole={isWhole}
      wordsOf={wordsOf}
      {...(!isEditor && {
        readOnly: <Notice tone="info">You can look at these settings. Owners and admins change them.</Notice>,
      })}
    >
      {(present) => {
        form.current = present;
        return (
          <RestaurantFields
            tenantZone={zone}
            present={{ tenantId, restaurantId, slug }}
            cannotNotify={record.cannotNotify ?? false}
          />
        );
      }}
    </FormPage>
  );
}

/** The time zone of the business, which not everybody may ask for; then the one that holds at the restaurant. */
function useBusinessZone(place: RestaurantRef): string {
  const { call } = usePorts();
  const may = useMay();
  const isAsked = may('tenantSettings.read', place);
  const { data: business } = useQuery({ ...tenantQuery(call, place.tenantId), enabled: isAsked });
  const { data: restaurants } = useQuery(myRestaurantsQuery(call));
  const own = restaurants?.find(
    ({ tenantId, restaurantId }) => tenantId === place.tenantId && restaurantId === place.restaurantId,
  );
  return business?.tenant.settings.timezone ?? own?.timezone ?? 'UTC';
}

const loadedFrom = ({ restaurant, version }: RestaurantRecord): Loaded<RestaurantValues> => ({
  values: valuesOf(restaurant),
  version,
});
