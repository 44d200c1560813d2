// What is to be said of the certificate that a host shows. Node's own check names only one fault, so that names and dates are
// read here.
import type { X509Certificate } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import type { HostFinding } from '@bite/shared/domains/host-probe.schema';

export type CertificateFinding = Pick<HostFinding, 'certificate' | 'fault'>;

/** Of a certificate in the chain: its dates. Of this host's own: its name. Everything else is a lack of trust. */
const notOfTrust: readonly string[] = [
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];

/** @param now Milliseconds. */
export function certificateFinding(socket: TLSSocket, host: string, now: number): CertificateFinding {
  const shown = socket.getPeerX509Certificate();
  const [validFrom, validTo] = [new Date(shown?.validFrom ?? ''), new Date(shown?.validTo ?? '')];
  if (!shown || [validFrom, validTo].some((date) => Number.isNaN(date.getTime())))
    return { fault: 'untrusted' };
  const fault = faultOf(socket, shown, host, now);
  return {
    certificate: {
      issuer: issuerOf(shown),
      ...{ validFrom: validFrom.toISOString(), validTo: validTo.toISOString() },
    },
    ...(fault && { fault }),
  };
}

function faultOf(
  { authorized, authorizationError }: TLSSocket,
  shown: X509Certificate,
  host: string,
  now: number,
): 'expired' | 'untrusted' | 'wrongName' | undefined {
  const error = authorized ? undefined : codeOf(authorizationError);
  if (error !== undefined && !notOfTrust.includes(error)) return 'untrusted';
  const isOver = now < Date.parse(shown.validFrom) || now > Date.parse(shown.validTo);
  if (isOver || error?.startsWith('CERT_')) return 'expired';
  return shown.checkHost(host, { subject: 'never' }) === undefined ? 'wrongName' : undefined;
}

/** Node gives the code, or an error that has it. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);

const LONGEST = 200;

/** 'Google Trust Services' */
function issuerOf({ issuer }: X509Certificate): string {
  const parts = new Map(
    issuer.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return (parts.get('O') ?? parts.get('CN') ?? issuer).slice(0, LONGEST);
}
