// Passes on what people do on the page to the code that orders, which is loaded after the page. What is done before it has
// arrived waits for it: a tap on a dish's plus is never lost.
import type { OrderingActions } from '../lib/ordering-actions.ts';
import { createStore, type Readable } from '../lib/store.ts';

export interface OrderingRelay {
  actions: OrderingActions;
  /** Sends waiting and later actions to `target`. Returns a function that stops it. */
  connect(target: OrderingActions): () => void;
  /** The code did not load, and what waited for it was given up. */
  hasFailed: Readable<boolean>;
}

type Action = (target: OrderingActions) => void;

/** @param load Loads the code; rejects if that fails, and tries again when it is called again. */
export function createOrderingRelay(load: () => Promise<unknown>): OrderingRelay {
  let target: OrderingActions | undefined;
  let waiting: Action[] = [];
  const { set, ...hasFailed } = createStore(false);

  const pass = (action: Action) => {
    if (target) {
      action(target);
      return;
    }
    set(false);
    waiting.push(action);
    load().catch(() => {
      // Something must not get into the cart long after it was tapped.
      waiting = [];
      set(true);
    });
  };

  return {
    hasFailed,
    connect: (next) => {
      target = next;
      const actions = waiting;
      waiting = [];
      for (const action of actions) action(next);
      return () => {
        target = undefined;
      };
    },
    actions: {
      openItem: (...item) => pass(({ openItem }) => openItem(...item)),
      openCart: () => pass(({ openCart }) => openCart()),
      openOrderDetails: () => pass(({ openOrderDetails }) => openOrderDetails()),
      openOrderTimes: () => pass(({ openOrderTimes }) => openOrderTimes()),
      openSignIn: () => pass(({ openSignIn }) => openSignIn()),
      add: (line) => pass(({ add }) => add(line)),
      setQuantity: (...line) => pass(({ setQuantity }) => setQuantity(...line)),
      editLine: (lineId) => pass(({ editLine }) => editLine(lineId)),
    },
  };
}
