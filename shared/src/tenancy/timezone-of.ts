// The time zone of a restaurant: its own, or that of its business.

export const timezoneOf = (
  restaurant: { settings: { timezone?: string | undefined } },
  tenant: { settings: { timezone: string } },
): string => restaurant.settings.timezone ?? tenant.settings.timezone;
