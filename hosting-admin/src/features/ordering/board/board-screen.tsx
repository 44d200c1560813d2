// The board once its orders are loaded: toolbar, notices, and the orders as columns or tabs.

import type { MyRestaurant } from '@bite/shared/api/answers';
import { isolated } from '@bite/shared/kernel/isolated';
import type { Order } from '@bite/shared/ordering/order.schema';
import { CookingPot } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MOBILE, TABBED, useMediaQuery } from '../../../ui/media-query.ts';
import { Message, UnderTitle } from '../../../ui/message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNewestOrder } from '../bell/use-newest-order.ts';
import { useBell, useSound } from '../bell/use-sound.ts';
import type { UnreadableOrder } from '../live-orders/read-orders.ts';
import { useBoardMoves } from '../order-card/board-moves.tsx';
import { useFoldState } from '../order-card/unfolded-orders.ts';
import { BoardColumns } from './board-columns.tsx';
import type { BoardGroups } from './board-groups.ts';
import { BoardNotices } from './board-notices.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { countOf, ofType, type TypeFilter, typeLabels, useCompact } from './board-view.ts';
import { CancellationNotices } from './cancellation-notices.tsx';
import type { Place } from './columns.ts';
import { CorrectionNotices } from './correction-notices.tsx';
import { FinishedDrawer } from './finished-drawer.tsx';
import { PaymentNotices } from './payment-notices.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useOrderInAddress } from './use-order-in-address.ts';

interface BoardScreenProps {
  restaurant: MyRestaurant;
  notices: ReactNode;
  groups: BoardGroups;
  finished: readonly Order[];
  /** Finished orders, and cancellations that nobody has acknowledged. */
  ended: readonly Order[];
  /** Orders whose payment needs a person. */
  paymentsToLookAt: readonly Order[];
  unreadable: readonly UnreadableOrder[];
  ringing: ReadonlyMap<string, number>;
}

export function BoardScreen({
  restaurant,
  notices,
  groups,
  finished,
  ended,
  paymentsToLookAt,
  unreadable,
  ringing,
}: BoardScreenProps) {
  const isMobile = useMediaQuery(MOBILE);
  const isTabbed = useMediaQuery(TABBED);
  const [isCompact, setCompact] = useCompact();
  const folds = useFoldState();
  const [type, setType] = useState<TypeFilter>('all');
  const [overlay, setOverlay] = useState<'finished' | 'shortcuts'>();
  const { undoLast } = useBoardMoves();
  const { shown, setShown, showNewest, show } = useNewestOrder(groups, ringing);
  const showOrder = useCallback(
    (place: Place, guid: string) => {
      setType('all');
      if (place === 'finished' && !isTabbed) setOverlay('finished');
      show(place, guid);
    },
    [show, isTabbed],
  );
  useOrderInAddress(groups, finished, showOrder);
  const sound = useSound();
  useBell(ringing.size > 0, sound);
  useBoardKeys({
    undo: undoLast,
    toggleMute: sound.toggleMute,
    showFinished: () => setOverlay('finished'),
    showShortcuts: () => setOverlay('shortcuts'),
  });

  const openCount = countOf(groups);
  const allOpen = useMemo(() => Object.values(groups).flat(), [groups]);
  const waiting = new Set([...ringing.keys(), ...groups.new.map(({ guid }) => guid)]).size;
  const cards = {
    zone: restaurant.timezone,
    mayWork: restaurant.mayWorkOrders,
    mayCorrect: restaurant.mayCorrectOrders,
    isCompact,
    ringing,
    ...folds,
  };
  const visibleGroups = useMemo(() => ofType(groups, type), [groups, type]);
  const shownCount = countOf(visibleGroups);
  return (
    <main className="flex flex-1 flex-col md:tall:min-h-0">
      <title>
        {waiting > 0
          ? `(${waiting}) New orders · ${isolated(restaurant.name)}`
          : `Orders · ${isolated(restaurant.name)}`}
      </title>
      <h1 className="sr-only">Orders of {isolated(restaurant.name)}</h1>
      <BoardToolbar
        openCount={openCount}
        ringingCount={ringing.size}
        zone={restaurant.timezone}
        sound={sound}
        isMobile={isMobile}
        isTabbed={isTabbed}
        type={type}
        onType={setType}
        isCompact={isCompact}
        onCompact={setCompact}
        onShowNewest={() => {
          setType('all');
          showNewest();
        }}
        onFinished={() => setOverlay('finished')}
        onShortcuts={() => setOverlay('shortcuts')}
      />
      <CancellationNotices ended={ended} zone={restaurant.timezone} mayWork={restaurant.mayWorkOrders} />
      <CorrectionNotices open={allOpen} />
      <PaymentNotices orders={paymentsToLookAt} />
      <BoardNotices openCount={openCount} unreadable={unreadable} mayWork={restaurant.mayWorkOrders} />
      {notices}
      {type !== 'all' && (
        <Notice
          tone="info"
          className="rounded-none"
          action={<Button onClick={() => setType('all')}>Show all</Button>}
        >
          Only {typeLabels[type].toLowerCase()} orders are shown: {shownCount} of {openCount}.
        </Notice>
      )}
      {isTabbed && (
        <BoardTabs shown={shown} onShow={setShown} groups={visibleGroups} finished={finished} {...cards} />
      )}
      {!isTabbed && openCount === 0 && (
        <UnderTitle value={true}>
          <NoOrders isFirst={finished.length === 0} />
        </UnderTitle>
      )}
      {!isTabbed && openCount > 0 && <BoardColumns groups={visibleGroups} {...cards} />}
      {overlay === 'finished' && (
        <FinishedDrawer
          orders={finished}
          zone={restaurant.timezone}
          mayCorrect={restaurant.mayCorrectOrders}
          folds={folds}
          onClose={() => setOverlay(undefined)}
        />
      )}
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={() => setOverlay(undefined)} />}
    </main>
  );
}

function NoOrders({ isFirst }: { isFirst: boolean }) {
  return (
    <Message
      title={isFirst ? 'No orders yet.' : 'No open orders.'}
      symbol={<CookingPot aria-hidden="true" />}
    >
      <p>New orders will appear here by themselves.</p>
    </Message>
  );
}
