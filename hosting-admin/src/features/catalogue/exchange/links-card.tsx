// The copies that are kept in step, from this location and at it: the last step, what the copy has of its own, and problems.
import type { MyRestaurant } from '@bite/shared/api/answers';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from 'sonner';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useMay } from '../../../lib/profile.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { countOf } from '../../../ui/records/record-descriptor.ts';
import { useSubject } from '../../../ui/use-subject.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import { menuLinksQuery } from './exchange-queries.ts';
import { FollowAgain } from './follow-again.tsx';
import { isChangedHere, type LinkException, type MenuLink, ownWords } from './link-words.ts';
import { useLinkChanges } from './use-link-changes.ts';

export function LinksCard({ at }: { at: MyRestaurant }) {
  const { call } = usePorts();
  const { data: links, error } = useQuery(menuLinksQuery(call, at));
  if (!error && (links === undefined || links.length === 0)) return null;
  return (
    <Card
      title="Kept in step"
      description="Changes of the one menu follow to the other within seconds. What is sold out never does."
    >
      {error && <FailureNotice error={error} undone="The copies could not be loaded." />}
      <ul className="grid gap-3">
        {links?.map((link) => (
          <li
            key={`${link.fromRestaurantId} ${link.toRestaurantId}`}
            className="grid gap-3 rounded-lg border border-line px-3 py-3"
          >
            <Link at={at} link={link} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Link({ at, link }: { at: MyRestaurant; link: MenuLink }) {
  const { tenantId } = at;
  const may = useMay();
  const mayWrite = may('catalogue.write', { tenantId, restaurantId: link.toRestaurantId });
  const mayContinue = mayWrite && may('catalogue.write', { tenantId, restaurantId: link.fromRestaurantId });
  const { keep, end } = useLinkChanges({ tenantId, ...link });
  const ending = useSubject<MenuLink>();
  const excepting = useSubject<MenuLink>();
  const continuing = useMutation({
    mutationFn: () => keep(link.menuGroupIds),
    onError: (error) => toast.error('That did not work', { description: error.message }),
  });
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
            {link.fromName} → {link.toName}
            <Badge {...(link.problem === undefined ? { tone: 'good' } : { tone: 'danger' })}>
              {link.problem === undefined ? 'In step' : 'Stopped'}
            </Badge>
          </p>
          <p className="text-muted">
            {partWords(link)} · by {link.byName}
            {link.lastStep && (
              <>
                {' '}
                · {link.lastStep.changed} changed on <DateText iso={link.lastStep.at} withTime />
              </>
            )}
          </p>
        </div>
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => excepting.open(link)}>Add an exception…</Button>
            <Button look="danger" onClick={() => ending.open(link)}>
              End…
            </Button>
          </div>
        )}
      </div>
      {link.problem !== undefined && (
        <Notice
          tone="danger"
          role="status"
          {...(mayContinue && {
            action: (
              <Button
                aria-disabled={continuing.isPending}
                onClick={() => !continuing.isPending && continuing.mutate()}
              >
                {continuing.isPending ? 'One moment…' : 'Continue'}
              </Button>
            ),
          })}
        >
          {link.problem}
        </Notice>
      )}
      <Exceptions tenantId={tenantId} link={link} mayWrite={mayWrite} />
      <ConfirmDialog
        isOpen={ending.isOpen}
        onClose={ending.close}
        title={`Stop keeping ${link.toName} in step?`}
        confirmLabel="End"
        onConfirm={end}
      >
        <p>
          The menu of {link.toName} stays as it is. Later changes of {link.fromName} do not follow any more.
        </p>
      </ConfirmDialog>
      <ExceptionDialog isOpen={excepting.isOpen} onClose={excepting.close} tenantId={tenantId} link={link} />
    </>
  );
}

const partWords = ({ menuGroupIds }: MenuLink): string =>
  menuGroupIds ? countOf(menuGroupIds.length, { one: 'menu group', many: 'menu groups' }) : 'The whole menu';

interface ExceptionsProps {
  tenantId: number;
  link: MenuLink;
  mayWrite: boolean;
}

function Exceptions({ tenantId, link, mayWrite }: ExceptionsProps) {
  const { exceptions } = link;
  if (exceptions.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        {link.toName} has of its own <span className="font-normal text-muted">({exceptions.length})</span>
      </summary>
      <ul className="grid max-h-96 gap-1 overflow-y-auto">
        {exceptions.map((one) => (
          <li
            key={`${one.kind} ${one.key}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <Exception exception={one} />
            {mayWrite && <FollowAgain tenantId={tenantId} link={link} record={one} what={one.name} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Exception({ exception }: { exception: LinkException }) {
  return (
    <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
      <b className="font-medium">{exception.name}</b>
      <span className="block text-muted">
        {ownWords(exception)}
        {isChangedHere(exception) && ' · changed here by hand'}
      </span>
    </div>
  );
}
