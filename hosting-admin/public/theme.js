// Runs before the first paint, so that a dark screen never flashes white; src/lib/theme.ts does everything else.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('bite-theme');
  } catch {
    // Storage is blocked: the system's theme it is.
  }
  const isDark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
