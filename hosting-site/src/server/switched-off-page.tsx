// The page of a restaurant that has switched its website off: how to reach it otherwise. Without scripts.
import type { Storefront } from '@bite/shared/catalogue/storefront';
import { t } from '@bite/shared/kernel/translate';
import { VisitCards } from '../features/website/visit-cards.tsx';
import { SiteContext } from '../lib/menu-state.ts';
import { createSite } from '../lib/site.ts';

export function SwitchedOffPage({ storefront }: { storefront: Storefront }) {
  return (
    <SiteContext value={createSite(storefront)}>
      <main className="mx-auto w-full max-w-5xl flex-1 px-4 py-10 sm:px-6 sm:py-16">
        <h1 className="text-4xl font-extrabold tracking-tight sm:text-5xl">{storefront.restaurant.name}</h1>
        <p className="mt-4 text-lg">
          {t(
            'Our website is switched off at the moment. For an order or a question, please call or visit us.',
          )}
        </p>
        <VisitCards Heading="h2" hasNoScripts />
      </main>
    </SiteContext>
  );
}
