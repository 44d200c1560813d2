const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Jun 10' */
export const shortDay = (day: string): string => format.format(Date.parse(`${day}T00:00:00Z`));
