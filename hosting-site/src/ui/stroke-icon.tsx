// One icon, drawn as a stroke in the colour of the adjacent text, and those that the menu itself has. The others are in icon.tsx,
// which the first script does without.

export const basicPaths = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
} as const;

export function StrokeIcon({ path, className = 'size-5' }: { path: string; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
