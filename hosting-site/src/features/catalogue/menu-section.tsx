// A category of the menu: its title, when it is served, and its dishes in two columns, or as a scroller when featured.

import type { MenuAvailability } from '@bite/shared/catalogue/storefront';
import { isolated } from '@bite/shared/kernel/isolated';
import { t } from '@bite/shared/kernel/translate';
import { DISHES_SEEN_FIRST } from '@bite/shared/website/dishes-at-the-top';
import { sectionPath } from '@bite/shared/website/site-page';
import {
  type ComponentProps,
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useRef,
} from 'react';
import { scrollBehavior } from '../../lib/motion.ts';
import { hrefOf, useRouter } from '../../lib/router.tsx';
import { IconButton } from '../../ui/button.tsx';
import { basicPaths, StrokeIcon } from '../../ui/stroke-icon.tsx';
import { DishCard } from './dish-card.tsx';
import type { MenuSection } from './menu-sections.ts';
import { useGrowing } from './use-growing.ts';

interface SectionProps {
  section: MenuSection;
  currency: string;
  isOrdering: boolean;
  /** Far down the page: rendered when it comes near. */
  isFar: boolean;
  /** When its first pictures are loaded. */
  turn: ComponentProps<typeof DishCard>['turn'];
  /** Says when the category is served; loaded after the menu. */
  ServedAt: ComponentType<{ availability: MenuAvailability }>;
}

interface DishesProps extends Pick<SectionProps, 'section' | 'currency' | 'isOrdering' | 'turn'> {
  /** How many of them are shown yet. */
  shown: number;
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

/** The parts that wait for their code must not be rendered again meanwhile: hence the memo, and no changing property. */
const Serving = memo(function Serving({
  availability,
  ServedAt,
}: Pick<SectionProps, 'ServedAt'> & { availability: MenuAvailability }) {
  return (
    <Suspense fallback={null}>
      <ServedAt availability={availability} />
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
        {section.availability ? <Serving availability={section.availability} ServedAt={ServedAt} /> : null}
      </div>
      {children}
    </div>
  );
}

function Dishes({ section, shown, turn, currency, isOrdering, isTall = false }: DishesProps) {
  return section.items
    .slice(0, shown)
    .map((item, position) => (
      <DishCard
        key={item.itemId}
        item={item}
        group={section.pricedGroup}
        currency={currency}
        isOrdering={isOrdering}
        isTall={isTall}
        turn={position < DISHES_SEEN_FIRST ? turn : undefined}
      />
    ));
}

function Columns(props: SectionProps) {
  const { section } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useGrowing(section.items.length, list);
  const left = section.items.length + section.missing - shown;
  return (
    <>
      <Heading {...props} />
      <ul ref={list} className="dishes grid gap-3 sm:grid-cols-2 sm:gap-4">
        <Dishes {...props} shown={shown} />
      </ul>
      {left > 0 ? <Rest section={section} left={left} /> : null}
    </>
  );
}

/**
 * Stands for the dishes that are still to come (O2.2-15), as high as they will be: the server writes the height of all,
 * which shrinks with them. Without scripts it is the way to a page with all dishes of the section.
 */
function Rest({ section, left }: Pick<SectionProps, 'section'> & { left: number }) {
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const all = useRef(left);
  useLayoutEffect(() => {
    if (box.current && left !== all.current)
      box.current.style.height = `calc(var(--all) * ${left / all.current})`;
  }, [left]);
  return (
    <div ref={box} id={`${section.id}-rest`} className="menu-rest">
      <p>{t('Loading menu...')}</p>
      <noscript>
        <a href={hrefOf(router, sectionPath(section.menuGroupId))}>
          {t('All of {section}', { section: isolated(section.title) })}
        </a>
      </noscript>
    </div>
  );
}

/** The scroll distance of the arrows, in pixels (O2.2-08). */
const STEP = 280;
const SHOWN_WITHOUT_ARROWS = 3;

function Scroller(props: SectionProps) {
  const { section } = props;
  const list = useRef<HTMLUListElement>(null);
  const shown = useGrowing(section.items.length, list);
  const scroll = (left: number) => list.current?.scrollBy({ left, behavior: scrollBehavior() });
  const arrow = 'border border-line bg-surface';
  return (
    <>
      <Heading {...props}>
        {section.items.length + section.missing > SHOWN_WITHOUT_ARROWS ? (
          <div className="needs-script hidden gap-2 sm:flex rtl:flex-row-reverse">
            <IconButton
              aria-label={t('Scroll {section} left', { section: isolated(section.title) })}
              className={arrow}
              onClick={() => scroll(-STEP)}
            >
              <StrokeIcon path={basicPaths.left} />
            </IconButton>
            <IconButton
              aria-label={t('Scroll {section} right', { section: isolated(section.title) })}
              className={arrow}
              onClick={() => scroll(STEP)}
            >
              <StrokeIcon path={basicPaths.right} />
            </IconButton>
          </div>
        ) : null}
      </Heading>
      <ul
        ref={list}
        className="no-bar -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 py-1 sm:-mx-1 sm:scroll-px-1 sm:px-1"
      >
        <Dishes {...props} shown={shown} isTall />
      </ul>
    </>
  );
}
