// The screens of a restaurant's orders.
import { Bike, CookingPot, HandCoins, MessageSquareText, ReceiptText, ShoppingCart } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';
import { screensOfRecords } from '../../ui/records/screens-of-records.tsx';
import { orderingRecords } from './zones/record-entries.ts';

export const orderingScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'orders',
    title: 'Orders',
    load: async () => (await import('./board/board-route.tsx')).BoardRoute,
    navigation: [
      {
        group: 'Restaurant',
        label: 'Orders',
        symbol: CookingPot,
        isFor: (_may, { mayReadOrders }) => mayReadOrders,
      },
      {
        group: 'Restaurant',
        label: 'Deliveries',
        symbol: Bike,
        isFor: (_may, { mayReadDeliveries }) => mayReadDeliveries,
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'all-orders',
    title: 'All orders',
    load: async () => (await import('./order-list/orders-page.tsx')).OrdersPage,
    navigation: [
      {
        group: 'Restaurant',
        label: 'All orders',
        symbol: ReceiptText,
        isFor: (_may, { mayReadOrders }) => mayReadOrders,
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'messages',
    title: 'Messages to guests',
    load: async () => (await import('./messages/messages-page.tsx')).MessagesPage,
    navigation: [
      {
        group: 'Restaurant',
        label: 'Messages',
        symbol: MessageSquareText,
        isFor: (_may, { mayReadOrders }) => mayReadOrders,
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'reports/carts',
    title: 'Carts',
    load: async () => (await import('./carts/cart-report-page.tsx')).CartReportPage,
    navigation: [
      {
        group: 'Restaurant',
        label: 'Carts',
        symbol: ShoppingCart,
        isFor: (may, restaurant) => may('reports.read', restaurant),
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'reports/tips',
    title: 'Tips',
    load: async () => (await import('./reports/tip-report-page.tsx')).TipReportPage,
    navigation: [
      {
        group: 'Restaurant',
        label: 'Tips',
        symbol: HandCoins,
        isFor: (may, restaurant) => may('reports.read', restaurant),
      },
    ],
  },
  ...screensOfRecords(orderingRecords, 'Restaurant'),
];
