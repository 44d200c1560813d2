// What the board shows once there is something to show: toolbar, notices, and the orders as columns or tabs.
import type { MyRestaurant } from '@bite/shared/api/answers';
import type { Order } from '@bite/shared/ordering/order.schema';
import { CookingPot } from 'lucide-react';
import { useState } from 'react';
import { MOBILE, useMediaQuery } from '../../ui/media-query.ts';
import { Message } from '../../ui/message.tsx';
import { BoardColumns } from './board-columns.tsx';
import type { BoardGroups } from './board-groups.ts';
import { useBoardMoves } from './board-moves.tsx';
import { BoardNotices } from './board-notices.tsx';
import { BoardTabs } from './board-tabs.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { FinishedDrawer } from './finished-drawer.tsx';
import type { UnreadableOrder } from './read-orders.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useNewestOrder } from './use-newest-order.ts';
import { useBell, useSound } from './use-sound.ts';

interface BoardScreenProps {
  restaurant: MyRestaurant;
  groups: BoardGroups;
  finished: readonly Order[];
  unreadable: readonly UnreadableOrder[];
  ringing: ReadonlyMap<string, number>;
}

export function BoardScreen({ restaurant, groups, finished, unreadable, ringing }: BoardScreenProps) {
  const isMobile = useMediaQuery(MOBILE);
  const [overlay, setOverlay] = useState<'finished' | 'shortcuts'>();
  const { undoLast } = useBoardMoves();
  const { shown, setShown, showNewest } = useNewestOrder(groups, ringing);
  const sound = useSound();
  useBell(ringing.size > 0, sound);
  useBoardKeys({
    undo: undoLast,
    toggleMute: sound.toggleMute,
    showFinished: () => setOverlay('finished'),
    showShortcuts: () => setOverlay('shortcuts'),
  });

  const openCount = Object.values(groups).reduce((count, orders) => count + orders.length, 0);
  const waiting = new Set([...ringing.keys(), ...groups.new.map(({ guid }) => guid)]).size;
  const cards = {
    zone: restaurant.timezone,
    mayWork: restaurant.mayWorkOrders,
    mayCorrect: restaurant.mayCorrectOrders,
    ringing,
  };
  return (
    <main className="flex min-h-0 flex-1 flex-col">
      <title>
        {waiting > 0 ? `(${waiting}) New orders · ${restaurant.name}` : `Orders · ${restaurant.name}`}
      </title>
      <h1 className="sr-only">Orders of {restaurant.name}</h1>
      <BoardToolbar
        openCount={openCount}
        ringingCount={ringing.size}
        zone={restaurant.timezone}
        sound={sound}
        isMobile={isMobile}
        onShowNewest={showNewest}
        onFinished={() => setOverlay('finished')}
        onShortcuts={() => setOverlay('shortcuts')}
      />
      <BoardNotices openCount={openCount} unreadable={unreadable} mayWork={restaurant.mayWorkOrders} />
      {isMobile && (
        <BoardTabs shown={shown} onShow={setShown} groups={groups} finished={finished} {...cards} />
      )}
      {!isMobile && openCount === 0 && <NoOrders isFirst={finished.length === 0} />}
      {!isMobile && openCount > 0 && <BoardColumns groups={groups} {...cards} />}
      {overlay === 'finished' && (
        <FinishedDrawer
          orders={finished}
          zone={restaurant.timezone}
          mayCorrect={restaurant.mayCorrectOrders}
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
