// Writes log lines in the form that Cloud Logging reads.
import { error, info } from 'firebase-functions/logger';
import type { Log } from '../ports/log.ts';

export const log: Log = {
  info: (message, fields) => info(message, fields),
  error: (message, fields) => error(message, fields),
};
