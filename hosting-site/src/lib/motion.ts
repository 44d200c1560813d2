// Respects the setting for reduced motion.

/** How far things scroll in one go: at once for people who asked their device for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
