// The parts of the small home page beside the form.
import { storefrontImage } from '@bite/shared/media/storefront-image';
import { blockIcons, isBlockIcon } from '@bite/shared/website/block-icons';
import { blockArrangement, isBeside } from '@bite/shared/website/block-layout';
import { DEFAULT_ORDER_BUTTON } from '@bite/shared/website/ordering-provider';
import { readableOn, textOn } from '@bite/shared/website/readable-colors';
import { classNames } from '../../ui/class-names.ts';
import type { WebsiteValues } from './website-form.ts';

type Values = WebsiteValues['websiteConfig'];
type Block = NonNullable<Values['contentBlocks']>[number];
type Call = NonNullable<Values['ctaSections']>[number];

export const pages = {
  light: { ground: '#ffffff', text: '#1d1b1a' },
  dark: { ground: '#1d1b1a', text: '#f5f3f1' },
};
type Page = (typeof pages)['light'];

const colour = /^#[0-9a-f]{6}$/i;
const isColour = (typed: string | undefined): typed is string => typed !== undefined && colour.test(typed);

/** While a colour is typed, the other one. */
export const colourOr = (typed: string | undefined, otherwise: string): string =>
  isColour(typed) ? typed : otherwise;

/** As the site has them: a text colour that cannot be read is made darker or lighter. */
function coloursOf({ backgroundColor, textColor }: Block, { ground: behind, text }: Page) {
  const ground = colourOr(backgroundColor, behind);
  if (isColour(textColor)) return { ground, text: readableOn(textColor, [ground]) };
  return { ground, text: isColour(backgroundColor) ? textOn(ground) : text };
}

interface ButtonColour {
  backgroundColor: string;
}

interface BlockProps {
  block: Block;
  onPage: Page;
  button: ButtonColour;
}

export function BlockPreview({ block, onPage, button }: BlockProps) {
  const { title, description, image, icon } = block;
  const arranged = blockArrangement(block.layout, Boolean(image));
  const { ground, text } = coloursOf(block, onPage);
  return (
    <div
      className={classNames('grid gap-2 p-3', isBeside(arranged) && 'grid-cols-2 items-center')}
      style={{ backgroundColor: ground, color: text }}
    >
      {arranged.picture !== 'none' && (
        <Picture
          reference={image}
          className={classNames('aspect-[4/3] w-full rounded', arranged.picture === 'after' && 'order-last')}
          isOptional
        />
      )}
      <div className={classNames('grid gap-1', arranged.isCentered && 'justify-items-center text-center')}>
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

interface CallProps {
  section: Call;
  /** Where there is no picture. */
  ground: string;
  button: ButtonColour;
}

export function CallPreview({ section, ground, button }: CallProps) {
  const { backgroundImage, title, description, buttonText } = section;
  return (
    <div
      className="relative isolate grid justify-items-center gap-1.5 overflow-hidden p-4 text-center"
      style={{ backgroundColor: ground, color: backgroundImage ? '#ffffff' : textOn(ground) }}
    >
      {backgroundImage && (
        <>
          <Picture reference={backgroundImage} className="absolute inset-0 -z-20 size-full" />
          <div className="absolute inset-0 -z-10 bg-black/60" />
        </>
      )}
      <p className="text-sm font-bold wrap-anywhere">{title || 'Title'}</p>
      <p className="line-clamp-3 wrap-anywhere">{description}</p>
      <Button style={button}>{buttonText || DEFAULT_ORDER_BUTTON}</Button>
    </div>
  );
}

export const Button = ({ style, children }: { style: { backgroundColor: string }; children: string }) => (
  <span
    className="w-fit rounded-lg px-2.5 py-1.5 font-semibold wrap-anywhere"
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

export function Picture({ reference, className, style, isOptional = false }: PictureProps) {
  const src = storefrontImage(reference || undefined)?.src;
  if (src) return <img src={src} alt="" className={classNames('object-cover', className)} style={style} />;
  return isOptional ? null : <div className={classNames('bg-current/15', className)} style={style} />;
}
