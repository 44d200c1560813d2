// Icons as strokes in the colour of the adjacent text. Always decorative: words or labels carry the meaning.

import { basicPaths, StrokeIcon } from './stroke-icon.tsx';

const paths = {
  ...basicPaths,
  bag: 'M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm5 9 7 7 7-7',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8.5 3.5V8m7-4.5V8',
  pin: 'M12 21c4.5-4.6 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.4 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  phone:
    'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4Z',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  alert: 'M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.5v.1',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0',
  edit: 'M5 19h3L19 8l-3-3L5 16v3Z',
  heart: 'M12 20C7 16 3.5 12.8 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.8-3.5 7-8.5 11Z',
  thumbUp: 'M8 11v9H4v-9h4Zm0 0 4-7.5a2.2 2.2 0 0 1 2 2.5l-.7 4H19a2 2 0 0 1 2 2.3l-1.1 6A2 2 0 0 1 18 20H8',
  thumbDown: 'M16 13V4h4v9h-4Zm0 0-4 7.5a2.2 2.2 0 0 1-2-2.5l.7-4H5a2 2 0 0 1-2-2.3l1.1-6A2 2 0 0 1 6 4h10',
  star: 'm12 4 2.5 5.3 5.7.7-4.2 4 1.1 5.8L12 17l-5.1 2.8L8 14 3.8 10l5.7-.7L12 4Z',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name, className }: { name: IconName; className?: string }) => (
  <StrokeIcon path={paths[name]} className={className} />
);
