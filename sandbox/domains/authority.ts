// A certificate authority of its own, made anew with every start.
// @peculiar/x509 needs it to be loaded first.
import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

export interface Authority {
  /** Its own certificate, in PEM. */
  readonly pem: string;
  /** @param from @param to Milliseconds. @returns key and certificate, in PEM. */
  issue(names: readonly string[], from: number, to: number): Promise<{ key: string; cert: string }>;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const TEN_YEARS = 3_650 * 86_400_000;

const keyPair = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
const serialNumber = (): string => `01${randomBytes(15).toString('hex')}`;

/** @param name 'Bite sandbox' */
export async function makeAuthority(name: string): Promise<Authority> {
  const [own, leaf] = await Promise.all([keyPair(), keyPair()]);
  const subject = `CN=${name}, O=${name}`;
  const certificate = await X509CertificateGenerator.createSelfSigned({
    ...{ serialNumber: serialNumber(), name: subject, signingAlgorithm: algorithm, keys: own },
    notBefore: new Date(Date.now() - TEN_YEARS),
    notAfter: new Date(Date.now() + TEN_YEARS),
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(own.publicKey),
    ],
  });
  const key = PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', leaf.privateKey), 'PRIVATE KEY');
  return {
    pem: certificate.toString('pem'),
    issue: async (names, from, to) => {
      const made = await X509CertificateGenerator.create({
        ...{ serialNumber: serialNumber(), subject: `CN=${names[0]?.slice(0, 64)}`, issuer: subject },
        ...{ notBefore: new Date(from), notAfter: new Date(to), signingAlgorithm: algorithm },
        ...{ publicKey: leaf.publicKey, signingKey: own.privateKey },
        extensions: [
          new BasicConstraintsExtension(false, undefined, true),
          new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
          new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
          new SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns' as const, value }))),
          await AuthorityKeyIdentifierExtension.create(own.publicKey),
        ],
      });
      return { key, cert: made.toString('pem') };
    },
  };
}
