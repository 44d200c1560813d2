// Dialogs that can open over any page. Their code is loaded after the page, so that they open at once.
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { afterLoad } from '../lib/after-load.ts';
import { loadDishFacts } from '../lib/dish-facts.ts';
import { loadEngine } from '../lib/engine.ts';
import { isPartial } from '../lib/menu-state.ts';
import { usePage } from '../lib/router.tsx';
import { useSite, useStorefront } from '../lib/site.ts';
import { useSelected, useStore } from '../lib/store.ts';
import { FulfilmentFields, loadFulfilmentFields } from './fulfilment-fields.ts';
import type { Ordering } from './use-ordering.ts';

const itemDialog = () => import('../features/ordering/item/item-dialog.tsx');
const cartDrawer = () => import('../features/ordering/cart/cart-drawer.tsx');
const orderDetails = () => import('../features/ordering/order-details/order-details-modal.tsx');

const ItemDialog = lazy(async () => ({ default: (await itemDialog()).ItemDialog }));
const EarlierCart = lazy(async () => ({
  default: (await import('../features/ordering/cart/earlier-cart.tsx')).EarlierCart,
}));
const SoldOutOverPage = lazy(async () => ({
  default: (await import('../features/ordering/cart/sold-out-in-cart.tsx')).SoldOutOverPage,
}));
const CartDrawer = lazy(async () => ({ default: (await cartDrawer()).CartDrawer }));
const SignInDialog = lazy(async () => ({
  default: (await import('../features/diners/sign-in-dialog.tsx')).SignInDialog,
}));
const OrderDetailsModal = lazy(async () => ({ default: (await orderDetails()).OrderDetailsModal }));

/** Rejects if one of them cannot be loaded: that one is loaded again when it is needed. */
export const loadDialogs = () =>
  Promise.all([itemDialog(), cartDrawer(), loadFulfilmentFields(), orderDetails()]);

function usePreload(): void {
  const site = useSite();
  const isMenu = usePage() === '/';
  useEffect(() => (isMenu ? afterLoad(() => void loadDishFacts(site)) : undefined), [site, isMenu]);
  useEffect(() => afterLoad(() => void Promise.allSettled([loadEngine(), loadDialogs()])), []);
}

/** True from the first time on, so that a dialog stays mounted for its exit animation. */
function useOnce(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}

/** False for an item of a large menu that has not been loaded yet. */
function useIsThere(itemGuid: string | undefined): boolean {
  return useStorefront().items.some(({ guid }) => guid === itemGuid);
}

/** Placed where the cart bar would be, until it is answered. */
function EarlierCartOffer() {
  const hasOffer = useStore(useSite().cart.earlier) !== undefined;
  return hasOffer ? (
    <div className="fixed inset-x-4 bottom-20 z-20 mx-auto max-w-md rounded-xl bg-surface shadow-lift sm:bottom-4">
      <EarlierCart />
    </div>
  ) : null;
}

/** While the cart is closed, on any page but the checkout, whose lines say it. Suspends by itself: an open dialog stays as it is while its code loads. */
function SoldOutNotice() {
  const isAnySoldOut = useSelected(useSite().live, ({ soldOut }) => Object.keys(soldOut).length > 0);
  return isAnySoldOut ? (
    <Suspense fallback={null}>
      <SoldOutOverPage />
    </Suspense>
  ) : null;
}

/** The stacking order of several open dialogs after a reload: the cart, an item of it, the order details. */
export const Overlays = memo(function Overlays({ ordering }: { ordering: Ordering }) {
  const { isOpen, itemGuid, menuGroupId, editedLine, close } = ordering;
  usePreload();
  const areDetailsOpen = isOpen('orderDetails') || isOpen('orderTimes');
  const isWhole = !isPartial(useStorefront());
  const isCheckout = usePage() === '/checkout';
  const isItemThere = useIsThere(itemGuid) || isWhole;
  const hasItem = useOnce(itemGuid !== undefined && isItemThere);
  const hasCart = useOnce(isOpen('cart'));
  const hasDetails = useOnce(areDetailsOpen);
  const hasSignIn = useOnce(isOpen('signIn'));
  return (
    <Suspense fallback={null}>
      {isWhole ? (
        // By itself: the rest of the menu, with which it is rendered, does not wait for its code.
        <Suspense fallback={null}>
          <EarlierCartOffer />
        </Suspense>
      ) : null}
      {isOpen('cart') || isCheckout ? null : <SoldOutNotice />}
      {hasCart ? (
        <CartDrawer
          isOpen={isOpen('cart')}
          onClose={close}
          onCheckout={ordering.goToCheckout}
          onEdit={ordering.actions.editLine}
          fulfilment={<FulfilmentFields />}
        />
      ) : null}
      {hasItem ? (
        <ItemDialog
          itemGuid={isItemThere ? itemGuid : undefined}
          menuGroupId={menuGroupId}
          line={editedLine}
          onSubmit={ordering.submitItem}
          onClose={close}
        />
      ) : null}
      {hasDetails ? (
        <OrderDetailsModal
          isOpen={areDetailsOpen}
          isScheduling={isOpen('orderTimes')}
          onClose={ordering.closeOrderDetails}
        />
      ) : null}
      {hasSignIn ? (
        // By itself, so that the dialog below stays open while the code loads.
        <Suspense fallback={null}>
          <SignInDialog isOpen={isOpen('signIn')} onClose={close} />
        </Suspense>
      ) : null}
    </Suspense>
  );
});
