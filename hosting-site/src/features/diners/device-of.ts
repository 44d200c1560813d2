// What people call the browser and the device of a session.
import { t } from '@bite/shared/kernel/translate';

const browsers = [
  { token: 'Edg', name: 'Edge' },
  { token: 'OPR', name: 'Opera' },
  { token: 'Firefox', name: 'Firefox' },
  { token: 'Chrome', name: 'Chrome' },
  { token: 'Safari', name: 'Safari' },
];
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'];

/** 'Chrome on Android'; the names that people know, in the order in which browsers hide behind each other's. */
export function deviceOf({ userAgent = '' }: { userAgent?: string | undefined }): string {
  const browser = browsers.find(({ token }) => userAgent.includes(token))?.name ?? t('A browser');
  const system = systems.find((name) => userAgent.includes(name));
  return system ? t('{browser} on {system}', { browser, system }) : browser;
}
