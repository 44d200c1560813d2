// The running platform and who may sign in, as the demo data has them.

import { demoPassword } from '../../tools/seed/people.ts';
import { stackFromEnvironment } from '../../tools/stack/environment.ts';

export const stack = stackFromEnvironment();

export const { urls, projectId } = stack;
export const password = demoPassword;
export const sitePort = new URL(stack.urls.site).port;
