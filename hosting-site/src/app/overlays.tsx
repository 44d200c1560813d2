// The dialogs that open over any page. Their code comes after the page has loaded, so that a tap answers at once.
import { lazy, Suspense, useEffect, useState } from 'react';
import { FulfilmentFields } from '../features/order-details/fulfilment-fields.tsx';
import { afterLoad } from '../lib/after-load.ts';
import { loadEngine } from '../lib/engine.ts';
import { hrefOf, navigate, useRouter } from '../lib/router.tsx';
import type { Ordering } from './use-ordering.ts';

const itemDialog = () => import('../features/item/item-dialog.tsx');
const cartDrawer = () => import('../features/cart/cart-drawer.tsx');
const orderDetails = () => import('../features/order-details/order-details-modal.tsx');

const ItemDialog = lazy(async () => ({ default: (await itemDialog()).ItemDialog }));
const CartDrawer = lazy(async () => ({ default: (await cartDrawer()).CartDrawer }));
const OrderDetailsModal = lazy(async () => ({ default: (await orderDetails()).OrderDetailsModal }));

function usePreload(): void {
  useEffect(
    () =>
      afterLoad(() => {
        // A chunk that does not come now is asked for again when it is needed.
        void Promise.allSettled([loadEngine(), itemDialog(), cartDrawer(), orderDetails()]);
      }),
    [],
  );
}

/** True from the first time on: a dialog that has been open stays for its exit. */
function useOnce(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false);
  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);
  return wasOpen;
}

export function Overlays({ ordering }: { ordering: Ordering }) {
  const { panel, itemGuid, menuGroupId, editedLine, showPanel } = ordering;
  const router = useRouter();
  usePreload();
  const hasItem = useOnce(itemGuid !== undefined);
  const hasCart = useOnce(panel === 'cart');
  const hasDetails = useOnce(panel === 'orderDetails');
  return (
    <Suspense fallback={null}>
      {hasItem ? (
        <ItemDialog
          itemGuid={itemGuid}
          menuGroupId={menuGroupId}
          line={editedLine}
          onSubmit={ordering.submitItem}
          onClose={ordering.closeItem}
        />
      ) : null}
      {hasCart ? (
        <CartDrawer
          isOpen={panel === 'cart'}
          onClose={() => showPanel(undefined)}
          onCheckout={() => {
            showPanel(undefined);
            navigate(router, hrefOf(router, '/checkout'));
          }}
          onEdit={ordering.editLine}
          fulfilment={<FulfilmentFields />}
        />
      ) : null}
      {hasDetails ? (
        <OrderDetailsModal isOpen={panel === 'orderDetails'} onClose={ordering.closeOrderDetails} />
      ) : null}
    </Suspense>
  );
}
