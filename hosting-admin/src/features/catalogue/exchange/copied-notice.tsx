// Above the form of a record that is copied from another location: what follows that one, and what differs here.
import type { MenuKind } from '@bite/shared/catalogue/menu.schema';
import { isolated } from '@bite/shared/kernel/isolated';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { RecordNoticeProps } from '../../../ui/records/record-descriptor.ts';
import { useFieldWords } from '../../../ui/records/reference-names.ts';
import { copiedRecordQuery, menuLinksQuery } from './exchange-queries.ts';
import { FollowAgain } from './follow-again.tsx';
import {
  aspectNouns,
  aspectWords,
  type CopiedAspect,
  type CopiedRecord,
  differenceWords,
  type MenuLink,
} from './link-words.ts';

/** Long enough for going through a list. */
const FRESH = 60_000;

export function CopiedNotice(props: RecordNoticeProps) {
  const { restaurant } = props;
  const { call } = usePorts();
  const { data: links = [] } = useQuery({ ...menuLinksQuery(call, restaurant), staleTime: FRESH });
  return links
    .filter(({ toRestaurantId }) => toRestaurantId === restaurant.restaurantId)
    .map((link) => <FromLink key={link.fromRestaurantId} {...props} link={link} />);
}

interface FromLinkProps extends RecordNoticeProps {
  link: MenuLink;
}

function FromLink({ link, ...of }: FromLinkProps) {
  const { restaurant, recordId } = of;
  const { call } = usePorts();
  const kind = of.kind as MenuKind;
  const { data, error, refetch } = useQuery(
    copiedRecordQuery(call, restaurant, link.fromRestaurantId, { kind, recordId }),
  );
  if (error && !data)
    return (
      <FailureNotice
        error={error}
        undone={`This could not be compared with ${link.fromName}.`}
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  if (data === undefined) return <p className="px-1 text-sm text-muted">Comparing with {link.fromName}…</p>;
  if (data === null) return null;
  return <Comparison {...of} link={link} copied={data} />;
}

interface ComparisonProps extends FromLinkProps {
  copied: CopiedRecord;
}

function Comparison({ link, copied, ...of }: ComparisonProps) {
  const { fromName, problem } = link;
  const title = useId();
  const isOwn = copied.aspects.some(isItsOwn);
  return (
    <section
      aria-labelledby={title}
      className="grid gap-3 rounded-xl border border-line bg-card px-4 py-3 text-sm"
    >
      <h2 id={title} className="font-semibold wrap-anywhere">
        {isOwn ? 'Copied from' : 'Kept in step with'} {isolated(fromName)}
      </h2>
      {problem !== undefined && (
        <Notice tone="danger" role="status">
          Stopped, so nothing follows at present: {problem}
        </Notice>
      )}
      {copied.isThere ? (
        <dl className="grid gap-2">
          {copied.aspects.map((one) => (
            <Aspect key={one.aspect} {...of} link={link} copied={copied} of={one} />
          ))}
        </dl>
      ) : (
        <Notice tone="warn">{goneWords(copied, fromName)}</Notice>
      )}
      {of.mayWrite && copied.isThere && copied.aspects.some(({ state }) => state === 'inStep') && (
        <p className="text-muted">What you change here becomes this location’s own.</p>
      )}
    </section>
  );
}

const isItsOwn = ({ state }: CopiedAspect): boolean => state === 'chosen' || state === 'changedHere';

/** A deleted item or group is off the menu here, unless its availability is the copy's own. */
function goneWords({ aspects }: CopiedRecord, fromName: string): string {
  const gone = `${isolated(fromName)} does not have this on the copied menu any more.`;
  const availability = aspects.find(({ aspect }) => aspect === 'availability');
  if (!availability) return `${gone} It stays here as it is.`;
  return isItsOwn(availability)
    ? `${gone} It stays as it is here, since its availability is this location’s own.`
    : `${gone} It was taken off the menu here, and comes back if it does there. Put it on the menu to keep it.`;
}

interface AspectProps extends Omit<ComparisonProps, 'copied'> {
  copied: CopiedRecord;
  of: CopiedAspect;
}

function Aspect({ link, copied, of, kind, restaurant, names, mayWrite }: AspectProps) {
  const wordsOf = useFieldWords(kind, restaurant);
  const others = copied.aspects.filter((one) => isItsOwn(one) && one !== of).map(({ aspect }) => aspect);
  const noun = aspectNouns[of.aspect];
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <dt className="font-medium">{title}</dt>
        <dd className={isItsOwn(of) ? undefined : 'text-muted'}>
          {aspectWords(of, link.fromName)}
          {of.differences.length > 0 && (
            <ul>
              {of.differences.map((one) => (
                <li key={one.field}>{differenceWords(one, title, { names, wordsOf })}</li>
              ))}
            </ul>
          )}
        </dd>
      </div>
      {mayWrite && isItsOwn(of) && (
        <FollowAgain
          tenantId={restaurant.tenantId}
          link={link}
          record={{ kind: kind as MenuKind, key: copied.key }}
          what={title}
          own={others}
          again={[of.aspect]}
        />
      )}
    </div>
  );
}
