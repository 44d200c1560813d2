// Which values of a document are instants. Without Firebase, so that records in memory can ask it too.

/** Fields that hold an instant, by their names: createdAt, scheduledFor, until, lastLogin, lastSync, lastUpdated, openTime. */
const namesTime = /(^at|At|For|^until|Until|Login|Sync|Attempt|Updated|Modified|Time)$/;
const hasInstantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Whether this value is kept as a timestamp under this name. */
export const isInstant = (value: unknown, name: string): value is string =>
  typeof value === 'string' && namesTime.test(name) && hasInstantForm.test(value);
