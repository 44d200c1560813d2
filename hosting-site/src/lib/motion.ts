// Respects the reduced motion setting.

/** The scroll behaviour: instant for people who prefer reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
