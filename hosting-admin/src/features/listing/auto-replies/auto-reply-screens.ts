// The screens of automatic replies.
import { MessageCircleReply } from 'lucide-react';
import type { Screen } from '../../../lib/screens.ts';

export const autoReplyScreens: readonly Screen[] = [
  {
    area: 'restaurant',
    path: 'listing/auto-replies',
    title: 'Automatic replies',
    load: async () => (await import('./auto-replies-page.tsx')).AutoRepliesPage,
    navigation: [
      {
        group: 'Listings',
        label: 'Automatic replies',
        symbol: MessageCircleReply,
        words: ['auto-reply', 'approve', 'templates', 'answers'],
        isFor: (may, restaurant) => may('listing.read', restaurant),
      },
    ],
  },
  {
    area: 'restaurant',
    path: 'listing/auto-replies/settings',
    title: 'Settings',
    load: async () => (await import('./auto-reply-settings-page.tsx')).AutoReplySettingsPage,
  },
];
