// The account and the location at Google that are this restaurant.
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import { useAllPages, usePaged } from '../../../lib/pages.ts';
import { usePlace } from '../../../lib/place.tsx';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { accountsQuery, locationsQuery, useShowConnection } from './connection-queries.ts';
import { type Location, LocationList } from './location-list.tsx';

interface ChooseLocationProps {
  /** The location that is connected now. */
  present?: string | undefined;
  /** Beside the button. */
  aside?: ReactNode;
  onChosen?: () => void;
}

const accountsOf = ({ accounts }: { accounts: readonly Account[] }) => accounts;
interface Account {
  accountId: string;
  name: string;
  type?: string;
}

export function ChooseLocation(props: ChooseLocationProps) {
  const { call } = usePorts();
  const place = usePlace();
  const query = useInfiniteQuery(accountsQuery(call, place));
  const isMore = useAllPages(query, true);
  const { rows, error, onRetry } = usePaged(query, accountsOf);
  if (error) return <Retry error={error} onRetry={onRetry} />;
  if (!rows || isMore) return <Skeleton label="Loading the accounts" rows={4} />;
  if (rows.length === 0)
    return (
      <>
        <Notice tone="warn">Whoever gave access has no business account at Google.</Notice>
        <div className="flex flex-wrap gap-2">{props.aside}</div>
      </>
    );
  return <InAccount accounts={rows} {...props} />;
}

const Retry = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <FailureNotice error={error} action={<Button onClick={onRetry}>Try again</Button>} />
);

/** Groups come before the person's own account, which mostly has no locations. */
const byUse = (one: Account, other: Account): number =>
  Number(one.type === 'PERSONAL') - Number(other.type === 'PERSONAL');

function InAccount({ accounts, ...rest }: ChooseLocationProps & { accounts: readonly Account[] }) {
  const sorted = [...accounts].sort(byUse);
  const [accountId, setAccountId] = useState(sorted[0]?.accountId ?? '');
  return (
    <div className="grid gap-4">
      {sorted.length > 1 && (
        <Field label="Account at Google">
          {(input) => (
            <Select
              {...input}
              value={accountId}
              onChange={(event) => setAccountId(event.target.value)}
              options={sorted.map((account) => ({
                value: account.accountId,
                label: account.type === 'PERSONAL' ? `${account.name} (personal)` : account.name,
              }))}
            />
          )}
        </Field>
      )}
      <Locations key={accountId} accountId={accountId} {...rest} />
    </div>
  );
}

/** So many are looked for by themselves; a chain with more asks for each further hundred. */
const BY_ITSELF = 10;
const locationsOf = ({ locations }: { locations: readonly Location[] }) => locations;

function Locations({ accountId, ...rest }: ChooseLocationProps & { accountId: string }) {
  const { call } = usePorts();
  const place = usePlace();
  const query = useInfiniteQuery(locationsQuery(call, place, accountId));
  const isComing = useAllPages(query, (query.data?.pages.length ?? 0) < BY_ITSELF);
  const { rows, error, onRetry, more } = usePaged(query, locationsOf);
  if (error) return <Retry error={error} onRetry={onRetry} />;
  if (!rows) return <Skeleton label="Loading the locations" rows={4} />;
  return (
    <Chooser
      accountId={accountId}
      locations={rows}
      {...(isComing && { isComing })}
      {...(!isComing && more && { more })}
      {...rest}
    />
  );
}

interface ChooserProps extends ChooseLocationProps {
  accountId: string;
  locations: readonly Location[];
  isComing?: boolean;
  more?: { onLoad: () => void; isLoading: boolean };
}

function Chooser({ accountId, locations, present, aside, onChosen, ...list }: ChooserProps) {
  const { call } = usePorts();
  const { tenantId, restaurantId, restaurant } = usePlace();
  const show = useShowConnection();
  const [chosen, setChosen] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const location = locations.find(({ locationId }) => locationId === chosen);
  const connect = async () => {
    if (!location || isSending) return;
    setSending(true);
    setFailure(undefined);
    try {
      const { locationId } = location;
      show(
        await call('chooseListingLocation', {
          parameters: { tenantId, restaurantId },
          body: { accountId, locationId },
        }),
      );
      toast.success(`${restaurant.name} is connected to ${location.title}`);
      onChosen?.();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="grid gap-4">
      <LocationList locations={locations} present={present} chosen={chosen} onChoose={setChosen} {...list} />
      {failure !== undefined && <FailureNotice error={failure} undone="Nothing was changed." />}
      <div className="flex flex-wrap gap-2">
        {locations.length > 0 && (
          <Button
            look="primary"
            disabled={!location}
            aria-disabled={isSending}
            onClick={() => void connect()}
          >
            {isSending ? 'Connecting…' : 'Connect this location'}
          </Button>
        )}
        {aside}
      </div>
    </div>
  );
}
