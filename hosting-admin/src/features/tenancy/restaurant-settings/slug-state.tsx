// Says while somebody types whether an address on the web is free.
import { slugOf } from '@bite/shared/kernel/slug';
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '../../../lib/ports-context.tsx';
import { useDebounced } from '../../../lib/use-debounced.ts';

interface SlugStateProps {
  wanted: string;
  /** It is made of the name, and gets a number where it is taken. */
  isMade: boolean;
  present: { restaurantId: number; slug: string } | undefined;
}

export function SlugState({ wanted, isMade, present }: SlugStateProps) {
  const { call } = usePorts();
  const slug = slugOf(wanted);
  const settled = useDebounced(slug);
  const isOwn = slug === present?.slug;
  const { data, error } = useQuery({
    queryKey: ['restaurants', 'slug', settled, present?.restaurantId],
    queryFn: ({ signal }) =>
      call('checkSlug', { query: { slug: settled, restaurantId: present?.restaurantId }, signal }),
    enabled: settled !== '' && !isOwn,
    staleTime: 10_000,
  });
  const isKnown = settled === slug && data !== undefined;
  return <span aria-live="polite">{words()}</span>;

  function words(): string {
    if (slug === '') return 'Letters, digits and hyphens.';
    if (isOwn) return `Guests find you at /${slug}`;
    if (error) return `/${slug} – we check when you save whether it is free.`;
    if (!isKnown) return `/${slug} – checking…`;
    if (!data.available && isMade) return `/${slug} is taken: it will get a number.`;
    if (!data.available) return `/${slug} is taken or reserved. Please choose another.`;
    if (!present) return `/${slug} is free.`;
    return `It will be saved as /${slug}, which is free. Links and printed codes with /${present.slug} go on working: they lead there.`;
  }
}
