// The home page as the form has it now, in small: what guests will see once it is saved. The site itself may arrange it otherwise.

import { objectPosition } from '@bite/shared/media/picture-focus';
import { storefrontImage } from '@bite/shared/media/storefront-image';
import { blockIcons, isBlockIcon } from '@bite/shared/website/block-icons';
import { DEFAULT_ORDER_BUTTON } from '@bite/shared/website/ordering-provider';
import { readableOn, textOn } from '@bite/shared/website/readable-colors';
import { useWatch } from 'react-hook-form';
import type { RestaurantRecord } from '../../lib/tenancy-queries.ts';
import { classNames } from '../../ui/class-names.ts';
import { sectionMargin, sectionTarget } from '../../ui/section-nav.tsx';
import type { WebsiteValues } from './website-form.ts';

type Values = WebsiteValues['websiteConfig'];
type Block = NonNullable<Values['contentBlocks']>[number];
type Call = NonNullable<Values['ctaSections']>[number];

const page = { light: { ground: '#ffffff', text: '#1d1b1a' }, dark: { ground: '#1d1b1a', text: '#f5f3f1' } };
type Page = (typeof page)['light'];

const colour = /^#[0-9a-f]{6}$/i;
const colourOr = (typed: string | undefined, otherwise: string): string =>
  typed !== undefined && colour.test(typed) ? typed : otherwise;

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
  const onPage = page[theme === 'dark' ? 'dark' : 'light'];
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
          backgroundColor: colourOr(branding?.colors?.secondary, '#1f2937'),
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
      {ctaSections.map((section) => (
        <CallPreview key={section.id} section={section} primary={primary} />
      ))}
      {pictures.size > 0 && (
        <div className="grid grid-cols-3 gap-1 p-3">
          {[...pictures].map((picture) => (
            <Picture key={picture} reference={picture} className="aspect-square w-full rounded" />
          ))}
        </div>
      )}
    </section>
  );
}

function BlockPreview({
  block,
  onPage,
  button,
}: {
  block: Block;
  onPage: Page;
  button: { backgroundColor: string };
}) {
  const { layout, title, description, image, icon } = block;
  const ground = colourOr(block.backgroundColor, onPage.ground);
  const text = colourOr(block.textColor, block.backgroundColor ? textOn(ground) : onPage.text);
  const isBeside = layout === 'image-left' || layout === 'image-right';
  return (
    <div
      className={classNames('grid gap-2 p-3', isBeside && 'grid-cols-2 items-center')}
      style={{ backgroundColor: ground, color: text }}
    >
      {layout !== 'text-only' && (
        <Picture
          reference={image}
          className={classNames('aspect-[4/3] w-full rounded', layout === 'image-right' && 'order-last')}
        />
      )}
      <div className={classNames('grid gap-1', layout === 'centered' && 'justify-items-center text-center')}>
        {icon && isBlockIcon(icon) && (
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="size-5 fill-none stroke-current stroke-2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={blockIcons[icon]} />
          </svg>
        )}
        <p className="text-sm font-bold wrap-anywhere">{title || 'Title'}</p>
        <p className="line-clamp-4 whitespace-pre-line wrap-anywhere">{description}</p>
        {block.buttonText && block.buttonUrl && <Button style={button}>{block.buttonText}</Button>}
      </div>
    </div>
  );
}

function CallPreview({ section, primary }: { section: Call; primary: string }) {
  return (
    <div className="relative grid justify-items-center gap-1.5 overflow-hidden bg-[#1d1b1a] p-4 text-center text-white">
      <Picture
        reference={section.backgroundImage}
        className="absolute inset-0 size-full opacity-40"
        isOptional
      />
      <p className="relative text-sm font-bold wrap-anywhere">{section.title || 'Title'}</p>
      <p className="relative line-clamp-3 wrap-anywhere">{section.description}</p>
      <Button style={{ backgroundColor: primary }}>{section.buttonText || DEFAULT_ORDER_BUTTON}</Button>
    </div>
  );
}

const Button = ({ style, children }: { style: { backgroundColor: string }; children: string }) => (
  <span
    className="relative w-fit rounded-lg px-2.5 py-1.5 font-semibold wrap-anywhere"
    style={{ ...style, color: textOn(style.backgroundColor) }}
  >
    {children}
  </span>
);

interface PictureProps {
  reference: string | undefined;
  className: string;
  style?: { backgroundColor?: string; objectPosition?: string };
  /** Nothing stands in its place. */
  isOptional?: boolean;
}

function Picture({ reference, className, style, isOptional = false }: PictureProps) {
  const src = storefrontImage(reference || undefined)?.src;
  if (src) return <img src={src} alt="" className={classNames('object-cover', className)} style={style} />;
  return isOptional ? null : <div className={classNames('bg-current/15', className)} style={style} />;
}
