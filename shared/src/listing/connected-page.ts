// The page of the back office to which the listing service sends people back after they were asked for access.
export const LISTING_CONNECTED_PATH = '/listing/connected';
