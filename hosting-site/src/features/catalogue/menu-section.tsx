// A category of the menu: its title, when it is served, and its dishes in two columns, or as a scroller when featured.

import type { MenuAvailability } from '@bite/shared/catalogue/storefront';
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { type ComponentType, memo, type ReactNode, Suspense, useRef } from 'react';
import { scrollBehavior } from '../../lib/motion.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DishCard } from './dish-card.tsx';
import type { MenuSection } from './menu-sections.ts';

interface SectionProps {
  section: MenuSection;
  currency: string;
  isOrdering: boolean;
  /** Far down the page: rendered when it comes near. */
  isFar: boolean;
  /** The first visible pictures. */
  isFirst: boolean;
  /** Says when the category is served; loaded after the menu. */
  ServedAt: ComponentType<{ availability: MenuAvailability }>;
}

interface DishesProps extends Pick<SectionProps, 'section' | 'currency' | 'isOrdering' | 'isFirst'> {
  isTall?: boolean;
}

/** Each section is hydrated separately, so that a long menu never delays a tap: hence the boundary, and no needless render. */
export const Section = memo(function Section(props: SectionProps) {
  const { section, isFar } = props;
  return (
    <Suspense fallback={<p className="py-10 text-soft">{t('Loading menu...')}</p>}>
      <section
        id={section.id}
        aria-labelledby={`${section.id}-title`}
        className={isFar ? 'menu-section-far' : undefined}
      >
        {section.isFeatured ? <Scroller {...props} /> : <Columns {...props} />}
      </section>
    </Suspense>
  );
});

function Heading({
  section,
  ServedAt,
  children,
}: Pick<SectionProps, 'section' | 'ServedAt'> & { children?: ReactNode }) {
  return (
    <div className="flex min-h-14 items-end justify-between gap-4 pb-3">
      <div className="min-w-0">
        <h2
          id={`${section.id}-title`}
          className="text-xl font-extrabold tracking-tight sm:text-2xl"
          lang={section.language}
        >
          {section.title}
        </h2>
        {section.isSpecial ? <p className="text-sm font-bold text-primary-text">{t('Special')}</p> : null}
        {section.description ? (
          <p className="mt-0.5 text-sm text-soft" lang={section.descriptionLanguage}>
            {section.description}
          </p>
        ) : null}
        {section.availability ? (
          <Suspense fallback={null}>
            <ServedAt availability={section.availability} />
          </Suspense>
        ) : null}
      </div>
      {children}
    </div>
  );
}

function Dishes({ section, isFirst, currency, isOrdering, isTall = false }: DishesProps) {
  return section.items.map((item, position) => (
    <DishCard
      key={item.itemId}
      item={item}
      group={section.pricedGroup}
      currency={currency}
      isOrdering={isOrdering}
      isTall={isTall}
      isFirst={isFirst && position < 2}
    />
  ));
}

function Columns(props: SectionProps) {
  return (
    <>
      <Heading {...props} />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        <Dishes {...props} />
      </ul>
    </>
  );
}

/** The scroll distance of the arrows, in pixels (O2.2-08). */
const STEP = 280;
const SHOWN_WITHOUT_ARROWS = 3;

function Scroller(props: SectionProps) {
  const { section } = props;
  const list = useRef<HTMLUListElement>(null);
  const scroll = (left: number) => list.current?.scrollBy({ left, behavior: scrollBehavior() });
  const arrow = 'border border-line bg-surface';
  return (
    <>
      <Heading {...props}>
        {section.items.length > SHOWN_WITHOUT_ARROWS ? (
          <div className="hidden gap-2 sm:flex rtl:flex-row-reverse">
            <IconButton
              aria-label={t('Scroll {section} left', { section: isolated(section.title) })}
              className={arrow}
              onClick={() => scroll(-STEP)}
            >
              <Icon name="left" />
            </IconButton>
            <IconButton
              aria-label={t('Scroll {section} right', { section: isolated(section.title) })}
              className={arrow}
              onClick={() => scroll(STEP)}
            >
              <Icon name="right" />
            </IconButton>
          </div>
        ) : null}
      </Heading>
      <ul
        ref={list}
        className="no-bar -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 py-1 sm:-mx-1 sm:scroll-px-1 sm:px-1"
      >
        <Dishes {...props} isTall />
      </ul>
    </>
  );
}
