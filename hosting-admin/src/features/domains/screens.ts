// The screens of domains.
import type { Screen } from '../../lib/screens.ts';
import { registeredDomainScreens } from './registered/screens.ts';

/** After the platform's other screens. */
export const platformDomainScreens: readonly Screen[] = [...registeredDomainScreens];
