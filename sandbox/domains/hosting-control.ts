// What happens at the simulated Firebase Hosting without a call: certificates, and what strangers do.
import type { Action } from './domains-service.ts';
import { issue } from './hosting-look.ts';
import { type KeptDomain, strangersSite } from './hosting-state.ts';
import { type TlsFaultKind, tlsFaultKinds } from './tls-faults.ts';
import { plainName } from './zones.ts';

const DAY = 86_400_000;

/** What the page does to a certificate, in words. */
export const certificateChanges = {
  hold: 'Hold it back',
  release: 'Hold it no longer',
  issue: 'Issue it now',
  expiring: 'It ends in five days',
  expired: 'It has expired',
} as const;
type CertificateChange = keyof typeof certificateChanges;

const domainIn = (form: URLSearchParams): string => plainName(form.get('domain') ?? '');

const effects: Readonly<Record<CertificateChange, (kept: KeptDomain, now: number) => void>> = {
  hold: (kept) => {
    kept.isHeld = true;
    delete kept.certificate;
  },
  release: (kept) => {
    kept.isHeld = false;
  },
  issue: (kept) => {
    kept.isHeld = false;
  },
  expiring: (kept, now) => {
    kept.certificate = { from: now - 85 * DAY, to: now + 5 * DAY };
  },
  expired: (kept, now) => {
    kept.certificate = { from: now - 91 * DAY, to: now - DAY };
  },
};

const changeCertificate: Action = (service, form) => {
  const kept = service.state.hosting.domains.find(
    ({ domain, deletedAt }) => domain === domainIn(form) && deletedAt === undefined,
  );
  if (!kept) return 'There is no such custom domain';
  const change = (Object.keys(effects) as CertificateChange[]).find((name) => name === form.get('change'));
  if (!change) return `change is one of ${Object.keys(effects).join(', ')}`;
  effects[change](kept, service.now());
  if (change === 'issue') issue(service, kept);
  return undefined;
};

const addForStranger: Action = ({ state, now }, form) => {
  const domain = domainIn(form);
  if (domain === '') return 'The domain is missing';
  const isTaken = state.hosting.domains.some((one) => one.domain === domain && one.deletedAt === undefined);
  if (isTaken) return 'Another site has it already';
  state.hosting.domains.push({
    ...{
      ...strangersSite,
      domain,
      createdAt: now(),
      updatedAt: now(),
      version: 1,
      challenge: `of-${domain}`,
    },
    ...{ certPreference: 'GROUPED', labels: {}, annotations: {}, isHeld: false },
  });
  return undefined;
};

/** Somebody removes it in the console of Firebase; for good, which calls cannot. */
const purge: Action = ({ state }, form) => {
  const { length } = state.hosting.domains;
  state.hosting.domains = state.hosting.domains.filter(({ domain }) => domain !== domainIn(form));
  return state.hosting.domains.length < length ? undefined : 'There is no such custom domain';
};

const setTls: Action = ({ state }, form) => {
  const host = plainName(form.get('host') ?? '');
  const kind = form.get('kind') ?? '';
  if (host === '') return 'The host is missing';
  if (kind === '') delete state.tlsFaults[host];
  else if (Object.hasOwn(tlsFaultKinds, kind)) state.tlsFaults[host] = kind as TlsFaultKind;
  else return `kind is one of ${Object.keys(tlsFaultKinds).join(', ')}`;
  return undefined;
};

export const hostingActions: Readonly<Record<string, Action>> = {
  ...{ certificate: changeCertificate, stranger: addForStranger, purge, tls: setTls },
};
