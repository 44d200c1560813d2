// The loading state of the strip.
import { t } from '@bite/shared/kernel/translate';

const cards = ['first', 'second', 'third', 'fourth'];

export function StripSkeleton() {
  return (
    <main className="strip" aria-busy="true">
      <p role="status" className="sr-only">
        {t('Loading featured items …')}
      </p>
      <div className="strip-head" aria-hidden="true">
        <span className="bone bone-title" />
      </div>
      <ul className="cards cards-loading" aria-hidden="true">
        {cards.map((card) => (
          <li key={card} className="card">
            <span className="bone picture" />
            <span className="card-text">
              <span className="bone bone-name" />
            </span>
            <span className="card-foot">
              <span className="bone bone-price" />
            </span>
          </li>
        ))}
      </ul>
    </main>
  );
}
