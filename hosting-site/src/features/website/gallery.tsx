// The restaurant's pictures. Each is a link to itself in full, and opens over the page where scripts run; an entry of the browser's
// history, so that going back closes it.
import { languageIn } from '@bite/shared/catalogue/own-language';
import type { StorefrontGalleryPicture } from '@bite/shared/catalogue/storefront';
import { t } from '@bite/shared/kernel/translate';
import { pictureSource } from '@bite/shared/media/picture-source';
import { DEFAULT_HERO } from '@bite/shared/website/default-pictures';
import { HOME } from '@bite/shared/website/site-page';
import { lazy, Suspense, useState } from 'react';
import { leave, openPanel, usePanels } from '../../lib/panels.ts';
import { hrefOf, navigate, useRouter } from '../../lib/router.tsx';
import { Picture } from '../../ui/picture.tsx';

const GalleryDialog = lazy(async () => ({ default: (await import('./gallery-dialog.tsx')).GalleryDialog }));

const PANEL = 'picture-';

export function Gallery({ pictures }: { pictures: readonly StorefrontGalleryPicture[] }) {
  const router = useRouter();
  const panel = usePanels().find((name) => name.startsWith(PANEL));
  const opened = panel === undefined ? undefined : Number(panel.slice(PANEL.length));
  const [wasOpen, setWasOpen] = useState(false);
  if (opened !== undefined && !wasOpen) setWasOpen(true);
  const turnTo = (index: number) => {
    const { path, search, panels } = router.address.get();
    const others = panels.filter((name) => name !== panel);
    navigate(router, `${path}${search}`, {
      replace: true,
      keepScroll: true,
      panels: [...others, `${PANEL}${index}`],
    });
  };
  if (pictures.length === 0) return null;
  return (
    <section className="mx-auto w-full max-w-7xl px-4 pt-10 sm:px-6 sm:pt-14">
      <h2 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{t('Gallery')}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {pictures.map((entry, index) => {
          const source = pictureSource(entry.picture, DEFAULT_HERO, 400);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is all that tells pictures apart
            <li key={index} lang={languageIn(entry, 'text')}>
              <a
                href={source.src}
                className="block overflow-hidden rounded-2xl"
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  openPanel(router, `${PANEL}${index}`);
                }}
              >
                <Picture
                  source={source}
                  sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw"
                  width={1}
                  height={1}
                  alt={entry.text}
                  className="aspect-square w-full bg-wash object-cover"
                />
              </a>
            </li>
          );
        })}
      </ul>
      {wasOpen ? (
        <Suspense fallback={null}>
          <GalleryDialog
            pictures={pictures}
            opened={opened}
            onTurn={turnTo}
            onClose={() => void leave(router, hrefOf(router, HOME))}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
