// A URL of a restaurant's site without a page.
import { t } from '@bite/shared/kernel/translate';
import { Link } from '../lib/router.tsx';
import { buttonClass } from '../ui/button.tsx';

export function PageNotFound() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-24 text-center">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('Page not found')}</h1>
      <p className="text-soft">{t('There is nothing at this address. The menu is where it always was.')}</p>
      <Link to="/" className={buttonClass()}>
        {t('See the menu')}
      </Link>
    </div>
  );
}
