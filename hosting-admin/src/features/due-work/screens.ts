// The screens about background work.
import { ListX } from 'lucide-react';
import type { Screen } from '../../lib/screens.ts';

export const dueWorkScreens: readonly Screen[] = [
  {
    area: 'platform',
    path: 'failed-work',
    title: 'Failed work',
    load: async () => (await import('./failed-work-page.tsx')).FailedWorkPage,
    navigation: [
      { group: 'Platform', label: 'Failed work', symbol: ListX, isFor: (may) => may('failedWork.read') },
    ],
  },
];
