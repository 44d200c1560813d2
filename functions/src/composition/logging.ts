// Log lines as Cloud Logging reads them.
import { error, info } from 'firebase-functions/logger';
import type { Log } from '../ports/log.ts';

export const log: Log = {
  info: (message, fields) => info(message, fields),
  error: (message, fields) => error(message, fields),
};
