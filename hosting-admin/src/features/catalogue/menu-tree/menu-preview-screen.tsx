// The menu as guests see it, for a date, a time and a kind of order that one chooses.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { instantAt, localTimeAt, minutesOf } from '@bite/shared/kernel/time';
import { currentPeriod } from '@bite/shared/tenancy/hours';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { recordsQuery } from '../../../lib/records.ts';
import { recordPath, recordsPath, scheduledChangesPath } from '../../../lib/screen-paths.ts';
import { restaurantQuery } from '../../../lib/tenancy-queries.ts';
import { zoneName } from '../../../lib/zoned-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { callFailure } from '../../../ui/call-failure.ts';
import { Card } from '../../../ui/card.tsx';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { Message } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { waitingPlansQuery } from '../../../ui/records/waiting-plans.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { type Preview, type PreviewSection, previewOf } from './preview.ts';

interface Chosen {
  /** '2026-06-10', '18:30': by the restaurant's clock. */
  date: string;
  time: string;
  orderType: 'pickup' | 'delivery';
}

function usePreviewSources() {
  const { restaurant } = usePlace();
  const { call } = usePorts();
  const queries = {
    place: useQuery(restaurantQuery(call, restaurant)),
    menuGroups: useQuery(recordsQuery(call, 'menuGroups', restaurant)),
    items: useQuery(recordsQuery(call, 'items', restaurant)),
    modifierGroups: useQuery(recordsQuery(call, 'modifierGroups', restaurant)),
  };
  const [place, menuGroups, items, modifierGroups] = [
    queries.place.data,
    queries.menuGroups.data,
    queries.items.data,
    queries.modifierGroups.data,
  ];
  const sources = useMemo(
    () =>
      place &&
      menuGroups &&
      items &&
      modifierGroups && {
        hours: place.restaurant,
        menu: {
          menuGroups: menuGroups.records.map(({ record }) => record),
          items: items.records.map(({ record }) => record),
          modifierGroups: modifierGroups.records.map(({ record }) => record),
          // Taxes are no part of what the menu shows.
          taxRates: [],
          parentMenuGroupId: place.restaurant.websiteConfig.parentMenuGroupId,
          currency: restaurant.currency,
          timezone: restaurant.timezone,
        },
      },
    [place, menuGroups, items, modifierGroups, restaurant],
  );
  const failed = Object.values(queries).find(({ error, data }) => error && !data);
  return {
    sources,
    error: failed?.error,
    retry: () => Object.values(queries).map(({ refetch }) => refetch()),
  };
}

export function MenuPreviewScreen() {
  const { restaurant } = usePlace();
  const { clock } = usePorts();
  const [present] = useState(() => clock.now());
  const { sources, error, retry } = usePreviewSources();
  const now = (): Pick<Chosen, 'date' | 'time'> => {
    const { date, minutes } = localTimeAt(clock.now(), restaurant.timezone);
    return { date, time: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` };
  };
  const [chosen, setChosen] = useState<Chosen>(() => ({ ...now(), orderType: 'pickup' }));
  const wanted = instantOf(chosen, restaurant.timezone);
  const preview = useMemo(
    () =>
      sources && wanted !== undefined
        ? previewOf(sources.menu, { orderType: chosen.orderType, wanted, now: present })
        : undefined,
    [sources, wanted, chosen.orderType, present],
  );
  const isClosed =
    sources !== undefined &&
    wanted !== undefined &&
    currentPeriod({ ...sources.hours, timezone: restaurant.timezone }, wanted) === undefined;
  return (
    <Page
      title="Menu preview"
      description="What guests see on your ordering page for an order at a time you choose."
      width="form"
      actions={
        <Link to={recordsPath(restaurant, 'menuGroups')} className={buttonClasses()}>
          Back to the menus
        </Link>
      }
    >
      <Moment
        chosen={chosen}
        zone={zoneName(restaurant.timezone, wanted ?? present)}
        onChange={(part) => setChosen((before) => ({ ...before, ...part }))}
        onNow={() => setChosen((before) => ({ ...before, ...now() }))}
      />
      {error ? (
        <Message
          role="alert"
          title="Could not load the menu"
          actions={<Button onClick={retry}>Try again</Button>}
        >
          <p>{callFailure(error, 'Nothing was changed.').message}</p>
        </Message>
      ) : sources === undefined ? (
        <Skeleton label="Loading the menu…" rows={6} />
      ) : (
        <div aria-live="polite" className="grid gap-5">
          {wanted === undefined && <Notice tone="info">Choose a date and a time.</Notice>}
          {isClosed && (
            <Notice tone="warn">The restaurant is closed then: nothing can be ordered for that time.</Notice>
          )}
          {wanted !== undefined && <NotShown restaurant={restaurant} wanted={wanted} />}
          {preview && <Shown preview={preview} pathOf={(id) => recordPath(restaurant, 'menuGroups', id)} />}
        </div>
      )}
    </Page>
  );
}

/** The menu is shown with the values of now. */
function NotShown({ restaurant, wanted }: { restaurant: MyRestaurant; wanted: number }) {
  const { call } = usePorts();
  const { data = [] } = useQuery(waitingPlansQuery(call, restaurant));
  const count = data.filter(({ at }) => Date.parse(at) <= wanted).length;
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      {count === 1 ? '1 planned change until then is' : `${count} planned changes until then are`} not shown:
      prices and all else are those of now. See{' '}
      <Link to={scheduledChangesPath(restaurant)} className="font-semibold underline">
        Planned changes
      </Link>
      .
    </Notice>
  );
}

const pad = (part: number): string => String(part).padStart(2, '0');

function instantOf({ date, time }: Chosen, timezone: string): number | undefined {
  return date === '' || time === '' ? undefined : instantAt(date, minutesOf(time), timezone);
}

interface MomentProps {
  chosen: Chosen;
  /** 'EDT' */
  zone: string;
  onChange: (part: Partial<Chosen>) => void;
  onNow: () => void;
}

const orderTypes = [
  { value: 'pickup', label: 'Pickup' },
  { value: 'delivery', label: 'Delivery' },
] as const;

function Moment({ chosen, zone, onChange, onNow }: MomentProps) {
  const name = useId();
  return (
    <Card
      title="When the order is wanted"
      description={`By the restaurant's clock (${zone}).`}
      actions={<Button onClick={onNow}>Now</Button>}
    >
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <TextField
          type="date"
          label="Date"
          value={chosen.date}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <TextField
          type="time"
          label="Time"
          value={chosen.time}
          onChange={({ target }) => onChange({ time: target.value })}
        />
        <fieldset className="grid gap-0.5">
          <legend className="sr-only">Kind of order</legend>
          {orderTypes.map((option) => (
            <ChoiceLine
              key={option.value}
              type="radio"
              name={name}
              option={option}
              checked={chosen.orderType === option.value}
              onChange={() => onChange({ orderType: option.value })}
            />
          ))}
        </fieldset>
      </div>
    </Card>
  );
}

interface ShownProps {
  preview: Preview;
  pathOf: (menuGroupId: number) => string;
}

function Shown({ preview: { sections, hidden }, pathOf }: ShownProps) {
  return (
    <>
      {sections.length === 0 && <Notice tone="warn">Guests see no menu at all.</Notice>}
      {sections.map((section) => (
        <Section key={section.menuGroupId} section={section} to={pathOf(section.menuGroupId)} />
      ))}
      {hidden.length > 0 && (
        <Card title="Not on the page" description="Menus and menu groups that guests do not see, and why.">
          <ul className="grid gap-2 text-sm">
            {hidden.map(({ menuGroupId, name, why }) => (
              <li key={menuGroupId} className="wrap-anywhere">
                <SectionLink to={pathOf(menuGroupId)}>{name}</SectionLink>
                <span className="text-muted">: {why}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const SectionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="font-semibold text-ink underline-offset-2 hover:underline">
    {children}
  </Link>
);

function Section({ section, to }: { section: PreviewSection; to: string }) {
  const { name, isSpecial, notServed, items, off } = section;
  const hasPictures = items.some(({ picture }) => picture !== undefined);
  return (
    <Card
      title={name}
      description={
        (isSpecial || notServed) && (
          <span className="flex flex-wrap gap-2">
            {isSpecial && <Badge tone="info">Special</Badge>}
            {notServed && <Badge tone="warn">{notServed}</Badge>}
          </span>
        )
      }
      actions={
        <Link to={to} className={buttonClasses('quiet')} aria-label={`Edit ${name}`}>
          Edit
        </Link>
      }
    >
      <ul className="grid gap-1.5 text-sm">
        {items.map(({ itemId, name: item, price, picture, focus, note }) => (
          <li key={itemId} className="flex items-center gap-3">
            {hasPictures && <Thumbnail src={picture} focus={focus} />}
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{item}</span>
              {note && <Badge tone="danger">{note}</Badge>}
              <span className="tabular-nums">{price}</span>
            </span>
          </li>
        ))}
      </ul>
      {off.length > 0 && (
        <p className="mt-3 text-sm text-muted">Off the menu, so not shown: {off.join(', ')}</p>
      )}
    </Card>
  );
}
