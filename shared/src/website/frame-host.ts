/** An origin that may frame the menu. A wildcard is of one domain: 'https://*.example.com', not 'https://*.com'. */
export const FRAME_HOST = /^https?:\/\/(\*(\.[a-z0-9-]+){2,}|[a-z0-9.-]+)(:\d+)?$/i;
