// One section of the menu as a page without scripts: for readers who have them off, and for search engines, which read the dishes
// of a large menu here.

import { DEFAULT_DISH } from '@bite/shared/catalogue/default-dish';
import { priceLabel } from '@bite/shared/catalogue/item-price';
import type { Storefront, StorefrontItem, StorefrontMenuGroup } from '@bite/shared/catalogue/storefront';
import { indexStorefront } from '@bite/shared/catalogue/storefront-index';
import { t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import { sectionPath } from '@bite/shared/website/site-page';
import { menuSections } from '../features/catalogue/menu-sections.ts';
import { itemParameters } from '../lib/item-address.ts';
import { hrefOf, type Router } from '../lib/router.tsx';
import { Picture } from '../ui/picture.tsx';

/** The group that a path below the site's root names; undefined for any other path and for a group without dishes. */
export function sectionAt(storefront: Storefront, path: string | undefined): StorefrontMenuGroup | undefined {
  const shown = menuSections(indexStorefront(storefront)).find(
    ({ menuGroupId }) => sectionPath(menuGroupId) === path,
  );
  return storefront.menuGroups.find(({ menuGroupId }) => menuGroupId === shown?.menuGroupId);
}

interface SectionPageProps {
  storefront: Storefront;
  group: StorefrontMenuGroup;
  router: Router;
}

export function SectionPage({ storefront, group, router }: SectionPageProps) {
  const sections = menuSections(indexStorefront(storefront));
  const items = sections.find(({ menuGroupId }) => menuGroupId === group.menuGroupId)?.items ?? [];
  return (
    <main className="mx-auto w-full max-w-5xl flex-1 px-4 py-6 sm:px-6">
      <p className="text-lg font-extrabold">{storefront.restaurant.name}</p>
      <h1 className="mt-4 text-2xl font-extrabold tracking-tight">{group.name}</h1>
      {group.description ? <p className="mt-0.5 text-soft">{group.description}</p> : null}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4">
        {items.map((item) => (
          <Dish
            key={item.itemId}
            item={item}
            price={priceLabel(item, storefront.restaurant.currency, group.pricing)}
            href={hrefOf(router, '/', itemParameters(item.guid, group.pricing && group.menuGroupId))}
          />
        ))}
      </ul>
      <nav aria-label={t('Menu categories')} className="mt-8">
        <ul className="flex flex-wrap gap-x-5">
          <li>
            <PageLink href={hrefOf(router, '/')}>{t('Show the whole menu')}</PageLink>
          </li>
          {sections.map(({ menuGroupId, title }) => (
            <li key={menuGroupId}>
              <PageLink
                href={hrefOf(router, sectionPath(menuGroupId))}
                isCurrent={menuGroupId === group.menuGroupId}
              >
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}

function PageLink({
  href,
  isCurrent = false,
  children,
}: {
  href: string;
  isCurrent?: boolean;
  children: string;
}) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-bold"
    >
      {children}
    </a>
  );
}

function Dish({ item, price, href }: { item: StorefrontItem; price: string; href: string }) {
  return (
    <li className={`dish${item.image ? '' : ' dish-plain'}`}>
      <div className="dish-text">
        <h2 className="dish-name">
          <a href={href} className="dish-open">
            {item.name}
          </a>
        </h2>
        {item.description ? <p className="dish-words">{item.description}</p> : null}
        <p className="dish-price">{price}</p>
      </div>
      {item.image ? (
        <Picture
          source={pictureSource(item.image, DEFAULT_DISH, 144)}
          sizes="144px"
          width={144}
          height={144}
          className="dish-picture"
        />
      ) : null}
    </li>
  );
}
