// A block of the home page, as staff have laid it out: with its picture at either side or on top, or text alone.

import { DEFAULT_DISH } from '@bite/shared/catalogue/default-dish';
import { languageIn } from '@bite/shared/catalogue/own-language';
import type { StorefrontBlock } from '@bite/shared/catalogue/storefront';
import { pictureSource } from '@bite/shared/media/picture-source';
import { blockIcons, isBlockIcon } from '@bite/shared/website/block-icons';
import { blockArrangement, isBeside } from '@bite/shared/website/block-layout';
import { blockClass, hasGround } from '../../lib/block-colors.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StrokeIcon } from '../../ui/stroke-icon.tsx';

interface ContentBlockProps {
  block: StorefrontBlock;
  /** Its place among the blocks. */
  index: number;
}

export function ContentBlock({ block, index }: ContentBlockProps) {
  const arranged = blockArrangement(block.layout, block.image !== undefined);
  const frame = isBeside(arranged) ? 'max-w-7xl md:grid-cols-2 md:gap-12' : 'max-w-7xl';
  return (
    <section
      className={`painted ${blockClass(index)} ${hasGround(block) ? 'mt-10 py-10 sm:mt-14 sm:py-14' : 'pt-10 sm:pt-14'}`}
    >
      <div
        className={`mx-auto grid items-center gap-6 px-4 sm:px-6 ${arranged.isCentered ? 'max-w-3xl justify-items-center text-center' : frame}`}
      >
        {block.image && arranged.picture !== 'none' ? (
          <Picture
            source={pictureSource(block.image, DEFAULT_DISH, 768)}
            sizes="(min-width: 48rem) 36rem, 100vw"
            width={4}
            height={3}
            className={`aspect-[4/3] w-full rounded-2xl bg-wash object-cover ${arranged.picture === 'after' ? 'md:order-last' : ''}`}
          />
        ) : null}
        <div className={isBeside(arranged) || arranged.isCentered ? '' : 'max-w-3xl'}>
          {block.icon ? <BlockIcon icon={block.icon} /> : null}
          <h2
            className="text-2xl font-extrabold tracking-tight text-balance sm:text-3xl"
            lang={languageIn(block, 'title')}
          >
            {block.title}
          </h2>
          <div className="mt-3 grid gap-3 text-lg leading-relaxed">
            <Paragraphs text={block.description} language={languageIn(block, 'description')} />
          </div>
          {block.buttonText && block.buttonUrl ? (
            <SiteLink
              to={block.buttonUrl}
              className={buttonClass('filled', `mt-5 ${hasGround(block) ? 'block-button' : ''}`)}
            >
              <span lang={languageIn(block, 'buttonText')}>{block.buttonText}</span>
            </SiteLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** Also pictographs that stand in older records; other names show nothing. */
function BlockIcon({ icon }: { icon: string }) {
  const look = 'mb-4 inline-grid size-14 place-items-center rounded-full border-2 border-current';
  if (isBlockIcon(icon))
    return (
      <span className={look}>
        <StrokeIcon path={blockIcons[icon]} className="size-7" />
      </span>
    );
  return /^\p{Extended_Pictographic}/u.test(icon) ? (
    <span aria-hidden="true" className={`${look} text-2xl`}>
      {icon}
    </span>
  ) : null;
}
