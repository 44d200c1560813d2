// A call to action over the full width: to order, or where staff lead to. Over a picture its text stands on a shade that keeps it
// readable whatever the picture shows.
import { languageIn } from '@bite/shared/catalogue/own-language';
import type { StorefrontCallToAction } from '@bite/shared/catalogue/storefront';
import { t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import { DEFAULT_HERO } from '@bite/shared/website/default-pictures';
import { buttonClass } from '../../ui/button.tsx';
import { OrderLink } from '../../ui/order-link.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

export function CallToAction({ section }: { section: StorefrontCallToAction }) {
  const { image, title, description, buttonText, buttonUrl } = section;
  return (
    <section
      className={`relative isolate mt-10 overflow-hidden bg-secondary sm:mt-14 ${image ? 'text-white' : 'text-on-secondary'}`}
    >
      {image ? (
        <>
          <Picture
            source={pictureSource(image, DEFAULT_HERO, 1920)}
            sizes="100vw"
            width={16}
            height={9}
            className="absolute inset-0 -z-20 size-full object-cover"
          />
          <div className="absolute inset-0 -z-10 bg-black/60" />
        </>
      ) : null}
      <div className="mx-auto grid max-w-3xl justify-items-center gap-4 px-4 py-16 text-center sm:px-6 sm:py-24">
        <h2
          className="text-3xl font-extrabold tracking-tight text-balance sm:text-4xl"
          lang={languageIn(section, 'title')}
        >
          {title}
        </h2>
        <div className="grid gap-3 text-lg">
          <Paragraphs text={description} language={languageIn(section, 'description')} />
        </div>
        {buttonUrl ? (
          <SiteLink
            to={buttonUrl}
            className={buttonClass('filled', 'order-button mt-2 min-h-12 px-6 text-lg')}
          >
            <span lang={buttonText && languageIn(section, 'buttonText')}>{buttonText ?? t('Order Now')}</span>
          </SiteLink>
        ) : (
          <OrderLink
            words={buttonText}
            language={languageIn(section, 'buttonText')}
            className="mt-2 min-h-12 px-6 text-lg"
          />
        )}
      </div>
    </section>
  );
}
