// Loads the restaurant and shows its strip, or why there is none.

import type { Call } from '@bite/shared/api/client';
import { t } from '@bite/shared/kernel/translate';
import { FeaturedStrip } from '../features/catalogue/featured-strip.tsx';
import { StripSkeleton } from '../features/catalogue/strip-skeleton.tsx';
import { useStorefront } from '../features/catalogue/use-storefront.ts';
import type { HostPage } from '../lib/host-page.ts';
import { Notice } from '../ui/notice.tsx';

interface AppProps {
  slug: string | undefined;
  call: Call;
  host: HostPage;
}

export function App({ slug, call, host }: AppProps) {
  const state = useStorefront(call, slug);
  switch (state.status) {
    case 'loading':
      return <StripSkeleton />;
    case 'ready':
      return <FeaturedStrip storefront={state.storefront} host={host} />;
    case 'unknown':
      return (
        <Notice title={t('Restaurant Not Found')}>{t('Please check the address of this frame.')}</Notice>
      );
    case 'failed':
      return (
        <Notice
          title={t('The featured items could not be loaded')}
          action={{ label: t('Try again'), onClick: state.retry }}
        >
          {state.message}
        </Notice>
      );
  }
}
