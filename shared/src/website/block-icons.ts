// The drawings of the icons that a content block may have, by their names: strokes in a square of 24.

export const blockIcons = {
  star: 'm12 4 2.5 5.3 5.7.7-4.2 4 1.1 5.8L12 17l-5.1 2.8L8 14 3.8 10l5.7-.7L12 4Z',
  heart: 'M12 20S4 15 4 9.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15 12 20 12 20Z',
  leaf: 'M6 18C4.5 9.5 10 4 20 4c0 10-5.5 15.5-14 14Zm-2 3c2-5 5.5-9 10-11',
  flame: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2.5-5 .2 2 .9 3 2 3.5C10 9 10 6 12 3Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  delivery:
    'M5 17H3V6h11v11H9m5-7h4l3 3.5V17h-2m-5 0h1M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  chef: 'M7 20h10v-6.5a4 4 0 1 0-1.5-7.8 4 4 0 0 0-7 0A4 4 0 1 0 7 13.5V20Zm0-3h10',
  pizza: 'M4 6c5-3 11-3 16 0l-8 15L4 6Zm1.7 3.2c4-2 8.6-2 12.6 0M10.5 12.5v.1m3 1v.1M12 17v.1',
  fish: 'M3 12c3-5 9-6 13-3l5-3v12l-5-3c-4 3-10 2-13-3Zm5-1v.1',
  coffee: 'M5 9h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5V9Zm12 1h1.5a2.5 2.5 0 0 1 0 5H17M8.5 3v2.5m5-2.5v2.5',
  wine: 'M8 3h8l.5 5a4.5 4.5 0 0 1-9 0L8 3Zm4 9.5V20m-4 0h8',
  cake: 'M4 20v-8h16v8H4Zm0-4c2.7 2 5.3-2 8 0s5.3-2 8 0m-8-4V8m0-3.5v.1',
  award: 'M12 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm-3.5-1.5L7 21l5-2.5 5 2.5-1.5-8.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 9a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.5m2.5 3a6.5 6.5 0 0 1 3 6.2',
  gift: 'M4 10.5h16V20H4v-9.5ZM3 7h18v3.5H3V7Zm9 0v13m0-13C9 7 7 6 7.5 4.5 8.5 2.5 11.5 4 12 7c.5-3 3.5-4.5 4.5-2.5C17 6 15 7 12 7Z',
  music:
    'M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Zm10-2a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  calendar: 'M4 6h16v14H4V6Zm0 4.5h16M8.5 3.5V8m7-4.5V8',
  pin: 'M12 21c4.5-4.6 7-8 7-11a7 7 0 1 0-14 0c0 3 2.5 6.4 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
} as const;

export type BlockIcon = keyof typeof blockIcons;

export const isBlockIcon = (icon: string): icon is BlockIcon => Object.hasOwn(blockIcons, icon);
