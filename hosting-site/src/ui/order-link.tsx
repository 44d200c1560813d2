// The restaurant's own button for ordering, in its words and colour: to the menu, or to the site that takes its orders. Where
// none are taken online, to the menu all the same, to read.
import { languageIn } from '@bite/shared/catalogue/own-language';
import { t } from '@bite/shared/kernel/translate';
import { MENU } from '@bite/shared/website/site-page';
import { whereToOrder } from '@bite/shared/website/where-to-order';
import { useStorefront } from '../lib/menu-state.ts';
import { Link } from '../lib/router.tsx';
import { buttonClass } from './button.tsx';

interface OrderLinkProps {
  /** Instead of the site's own words, and in which language they are if it is not the page's. */
  words?: string | undefined;
  language?: string | undefined;
  className?: string;
}

export function OrderLink({ words, language, className = '' }: OrderLinkProps) {
  const { website } = useStorefront();
  const where = whereToOrder(website);
  const look = buttonClass('filled', `order-button ${className}`);
  if (where.kind === 'nowhere' && words === undefined)
    return (
      <Link to={MENU} className={look}>
        {t('See the menu')}
      </Link>
    );
  const own = website.orderText ? languageIn(website, 'orderText') : undefined;
  const text = <span lang={words ? language : own}>{words ?? website.orderText ?? t('Order Now')}</span>;
  // Out of a frame, too: other sites refuse to be shown in it.
  return where.kind === 'elsewhere' ? (
    <a href={where.url} target="_top" rel="noreferrer" className={look}>
      {text}
    </a>
  ) : (
    <Link to={MENU} className={look}>
      {text}
    </Link>
  );
}
