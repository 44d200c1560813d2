// The home page as the form has it now, in small: what guests will see once it is saved. The site's own pages are larger, and
// also say how to get there.
import { objectPosition } from '@bite/shared/media/picture-focus';
import { DEFAULT_ORDER_BUTTON } from '@bite/shared/website/ordering-provider';
import { readableOn } from '@bite/shared/website/readable-colors';
import { useWatch } from 'react-hook-form';
import type { RestaurantRecord } from '../../lib/tenancy-queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { sectionMargin, sectionTarget } from '../../ui/section-nav.tsx';
import { BlockPreview, Button, CallPreview, colourOr, Picture, pages } from './site-preview-parts.tsx';
import type { WebsiteValues } from './website-form.ts';

/** From this width on the preview stands beside the form; else it is a section after it. */
export const BESIDE = '(min-width: 84rem)';

export function SitePreview({ record }: { record: RestaurantRecord }) {
  return (
    <section
      {...sectionTarget('preview')}
      aria-label="Preview of the home page"
      className={classNames('min-w-0 self-start min-[84rem]:sticky min-[84rem]:top-4', sectionMargin)}
    >
      <h2 className="mb-2 font-bold">Preview</h2>
      <Home name={record.restaurant.name} />
      <p className="mt-2 text-sm text-muted">
        The home page with what is in the form now, also before you save.
      </p>
    </section>
  );
}

function Home({ name }: { name: string }) {
  const values = useWatch<WebsiteValues, 'websiteConfig'>({ name: 'websiteConfig' });
  const { branding, content, contentBlocks = [], ctaSections = [], gallery, ordering, theme } = values;
  const secondary = colourOr(branding?.colors?.secondary, '#1f2937');
  const [story] = (content.aboutText ?? '').split(/\n\s*\n/);
  const onPage = pages[theme === 'dark' ? 'dark' : 'light'];
  const primary = colourOr(branding?.colors?.primary, '#dc2626');
  const button = { backgroundColor: colourOr(ordering?.buttonColor, primary) };
  const offers = new Set(content.specialOffers.flatMap(({ text }) => text || []));
  const pictures = new Set(gallery.flatMap(({ picture }) => picture || []));
  return (
    <section
      className="max-h-[calc(100dvh-12rem)] overflow-y-auto rounded-xl border border-line text-xs"
      style={{ backgroundColor: onPage.ground, color: onPage.text }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      aria-label="Home page, in small"
    >
      <Picture
        reference={branding?.heroImage}
        className="h-24 w-full"
        style={{
          backgroundColor: secondary,
          objectPosition: objectPosition(branding?.heroFocus),
        }}
      />
      <div className="grid gap-2 p-3">
        <div className="flex items-center gap-2">
          <Picture
            reference={branding?.logo}
            className="size-9 rounded-lg bg-white object-contain"
            isOptional
          />
          <p className="min-w-0 text-base font-extrabold wrap-anywhere">{name}</p>
        </div>
        {ordering?.enabled && <Button style={button}>{ordering.buttonText || DEFAULT_ORDER_BUTTON}</Button>}
        {content.announcement && <p className="font-semibold wrap-anywhere">{content.announcement}</p>}
        {offers.size > 0 && (
          <ul className="grid gap-1">
            {[...offers].map((text) => (
              <li key={text} className="flex gap-1.5 wrap-anywhere">
                <span
                  aria-hidden="true"
                  style={{
                    color: readableOn(colourOr(branding?.colors?.accent, '#f59e0b'), [onPage.ground]),
                  }}
                >
                  ★
                </span>
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      {contentBlocks.map((block) => (
        <BlockPreview key={block.id} block={block} onPage={onPage} button={{ backgroundColor: primary }} />
      ))}
      {story?.trim() && (
        <div className="grid gap-1 p-3">
          <p className="text-sm font-bold">Our Story</p>
          <p className="line-clamp-3 wrap-anywhere">{story}</p>
        </div>
      )}
      {pictures.size > 0 && (
        <div className="grid grid-cols-3 gap-1 p-3">
          {[...pictures].map((picture) => (
            <Picture key={picture} reference={picture} className="aspect-square w-full rounded" />
          ))}
        </div>
      )}
      {ctaSections.map((section) => (
        <CallPreview key={section.id} section={section} ground={secondary} button={button} />
      ))}
    </section>
  );
}
