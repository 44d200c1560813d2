// Length and page size limits of the business-listing service (I9-03, I9-05).
/** Of a reply to a review, in bytes of UTF-8, as the service counts. */
export const replyMaxBytes = 4096;
/** The others in characters. */
export const commentMaxLength = 4096;
export const postMaxLength = 1500;
export const offerTitleMaxLength = 58;
export const offerCodeMaxLength = 58;
export const descriptionMaxLength = 750;

export const accountsMaxPageSize = 20;
export const locationsMaxPageSize = 100;

export const defaultReviewThresholdHours = 24;

/** Of the service: calls a minute of each of its APIs, for all restaurants of the installation together. */
export const callsPerMinute = 300;
/** What of these only people who wait for an answer may use. */
export const callsForPeople = 60;
/** What of them one restaurant may use while others wait. */
export const callsOfOneRestaurant = callsPerMinute / 10;
/** Of each location. */
export const editsPerMinute = 10;
