// What guests find on a restaurant's website: how it looks, its home page and its story, what search engines read, where guests order.
// Owners, admins and managers change it; everybody else who may see it only reads.
import type { AuditEntry } from '@bite/shared/audit/audit-entry.schema';
import type { Change } from '@bite/shared/kernel/entity';
import { isolated } from '@bite/shared/kernel/isolated';
import type { RestaurantInput } from '@bite/shared/tenancy/restaurant.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formResolver } from '../../lib/form-resolver.ts';
import { usePlace } from '../../lib/place.tsx';
import { usePorts } from '../../lib/ports-context.tsx';
import { boardPath } from '../../lib/screen-paths.ts';
import { useSlots } from '../../lib/slots.tsx';
import { type RestaurantRecord, restaurantQuery, saveRestaurant } from '../../lib/tenancy-queries.ts';
import { websiteNames } from '../../lib/website-names.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { WhenLoaded } from '../../ui/loaded.tsx';
import { useMediaQuery } from '../../ui/media-query.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { pastVersion } from '../../ui/records/past-version.ts';
import { restoreInto } from '../../ui/restore-version.ts';
import { type Section, SectionNav, sectionMargin, sectionTarget } from '../../ui/section-nav.tsx';
import { StorefrontGapsNotice } from '../../ui/storefront-gaps-notice.tsx';
import type { Loaded, Saving } from '../../ui/use-record-form.ts';
import { BESIDE, SitePreview } from './site-preview.tsx';
import { WebsiteFields, websiteSections } from './website-fields.tsx';
import {
  pastWebsiteOf,
  type WebsiteOutput,
  type WebsiteValues,
  websiteChangesBetween,
  websiteForm,
  websiteValuesOf,
} from './website-form.ts';

export function WebsitePage() {
  const { call } = usePorts();
  const { restaurant } = usePlace();
  const query = useQuery(restaurantQuery(call, restaurant));
  return (
    <WhenLoaded
      query={query}
      what="this website"
      back={{ to: boardPath(restaurant), label: 'To the order board' }}
    >
      {(record) => <Website key={record.restaurant.guid} record={record} />}
    </WhenLoaded>
  );
}

type WebsiteFormOf = UseFormReturn<WebsiteValues, unknown, WebsiteOutput>;

const preview: Section = { id: 'preview', title: 'Preview' };
const history: Section = { id: 'history', title: 'History' };
/** The preview beside the form is always in view. */
const sectionsOf = (isBeside: boolean, seesHistory: boolean): readonly Section[] => [
  ...websiteSections,
  ...(isBeside ? [] : [preview]),
  ...(seesHistory ? [history] : []),
];

function Website({ record }: { record: RestaurantRecord }) {
  const { tenantId, restaurantId, name } = record.restaurant;
  const { may } = usePlace();
  const { History } = useSlots();
  const isEditor = may('website.write');
  // It is of the whole restaurant, whose settings not every editor of the website may read.
  const seesHistory = may('tenantSettings.read');
  const isBeside = useMediaQuery(BESIDE);
  const sections = useMemo(() => sectionsOf(isBeside, seesHistory), [isBeside, seesHistory]);
  const form = useRef<WebsiteFormOf>(undefined);
  const restore = (newer: readonly AuditEntry[]): void => {
    if (!form.current) return;
    const { record: past, lost } = pastVersion(record.restaurant, newer);
    restoreInto(form.current, { values: pastWebsiteOf(past), lost, names: websiteNames });
  };
  return (
    <Page
      title="Website"
      description={`What guests find on the website of ${isolated(name)}. They see a change within a minute or two.`}
      actions={record.siteUrl && <SiteLinks siteUrl={record.siteUrl} />}
    >
      <SectionNav label="Sections of the website" sections={sections}>
        <StorefrontGapsNotice gaps={record.storefrontGaps} />
        <WebsiteForm record={record} isEditor={isEditor} form={form} />
        {seesHistory && (
          <div {...sectionTarget('history')} className={sectionMargin}>
            <History
              tenantId={tenantId}
              restaurantId={restaurantId}
              record={{
                kind: 'restaurants',
                recordId: restaurantId,
                names: websiteNames,
                ...(isEditor && { onRestore: restore }),
              }}
            />
          </div>
        )}
      </SectionNav>
    </Page>
  );
}

function SiteLinks({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      {[
        { to: `${siteUrl}/home`, label: 'Open the home page' },
        { to: `${siteUrl}/menu`, label: 'Open the menu' },
      ].map(({ to, label }) => (
        <a key={to} href={to} target="_blank" rel="noreferrer" className={buttonClasses()}>
          <ExternalLink className="size-4" aria-hidden="true" />
          {label}
        </a>
      ))}
    </>
  );
}

interface WebsiteFormProps {
  record: RestaurantRecord;
  isEditor: boolean;
  /** The form, for the history below it. */
  form: RefObject<WebsiteFormOf | undefined>;
}

const resolver = formResolver<WebsiteOutput, WebsiteValues>(websiteForm);

function WebsiteForm({ record, isEditor, form }: WebsiteFormProps) {
  const { call } = usePorts();
  const client = useQueryClient();
  const { tenantId, restaurantId, name } = record.restaurant;
  const place = { tenantId, restaurantId };
  const loaded = useMemo(() => loadedFrom(record), [record]);

  const save = async ({ values, before, version }: Saving<WebsiteValues, WebsiteOutput>) => {
    const changes = websiteChangesBetween(before, values) as Change<Pick<RestaurantInput, 'websiteConfig'>>;
    return loadedFrom(await saveRestaurant(call, client, place, { version, changes }));
  };

  return (
    <FormPage
      label={`Website of ${isolated(name)}`}
      loaded={loaded}
      resolver={resolver}
      onSave={save}
      readCurrent={(current) => websiteValuesOf(current as RestaurantRecord['restaurant'])}
      names={websiteNames}
      {...(!isEditor && {
        readOnly: (
          <Notice tone="info">You can look at the website. Owners, admins and managers change it.</Notice>
        ),
      })}
    >
      {(present) => {
        form.current = present;
        return (
          <div className="grid gap-5 min-[84rem]:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 content-start gap-5">
              <WebsiteFields record={record} />
            </div>
            <SitePreview record={record} />
          </div>
        );
      }}
    </FormPage>
  );
}

const loadedFrom = ({ restaurant, version }: RestaurantRecord): Loaded<WebsiteValues> => ({
  values: websiteValuesOf(restaurant),
  version,
});
