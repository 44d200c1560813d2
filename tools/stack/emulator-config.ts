// Derives a stack's Firebase config from firebase.json: other ports, and an admin CSP that allows the emulators.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { address, cardGatewayUrl, type Stack } from './stack.ts';

interface Header {
  key: string;
  value: string;
}

interface HostingTarget {
  target?: string;
  site?: string;
  public?: string;
  rewrites?: object[];
  headers: { source: string; headers: Header[] }[];
}

export interface FirebaseConfig {
  hosting: HostingTarget[];
  emulators: Record<string, unknown>;
}

function widenConnections(header: Header, stack: Stack): Header {
  const { ports } = stack;
  if (header.key !== 'Content-Security-Policy') return header;
  const emulators = [ports.auth, ports.firestore, ports.storage]
    .map((port) => `http://${address}:${port}`)
    .join(' ');
  return {
    key: header.key,
    value: header.value
      .replace('connect-src ', `connect-src ${emulators} `)
      .replace('img-src ', `img-src http://${address}:${ports.storage} `)
      .replace('frame-src ', `frame-src ${cardGatewayUrl(stack)} `),
  };
}

/** The folder that Hosting serves as the back office in the test stack (build-kit.ts). */
export const servedWithKit = join('hosting-admin', 'dist', 'with-kit');

/** Adds the kit page to what is deployed. */
const withKit = ({ rewrites = [] }: HostingTarget) => ({
  public: servedWithKit,
  rewrites: [{ source: '/_kit', destination: '/_kit.html' }, ...rewrites],
});

function hostingFor(stack: Stack, { target, ...hosting }: HostingTarget): HostingTarget {
  return {
    ...hosting,
    ...(stack.name === 'test' && target === 'admin' && withKit(hosting)),
    site: `${stack.projectId}-${target}`,
    headers: hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map((header) => widenConnections(header, stack)),
    })),
  };
}

function emulatorsFor({ ports }: Stack): Record<string, unknown> {
  const at = (port: number) => ({ host: address, port });
  return {
    auth: at(ports.auth),
    functions: at(ports.functions),
    firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
    storage: at(ports.storage),
    hosting: at(ports.site),
    tasks: at(ports.tasks),
    eventarc: at(ports.eventarc),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
    singleProjectMode: false,
  };
}

/** firebase.json's config with this stack's changes. */
export function emulatorConfig(config: FirebaseConfig, stack: Stack): FirebaseConfig {
  return {
    ...config,
    hosting: config.hosting.map((hosting) => hostingFor(stack, hosting)),
    emulators: emulatorsFor(stack),
  };
}

/** Writes firebase.<stack>.generated.json beside firebase.json, whose folder is the emulators' project root. */
export function writeEmulatorConfig(stack: Stack): string {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const path = join(root, `firebase.${stack.name}.generated.json`);
  writeFileSync(path, `${JSON.stringify(emulatorConfig(config, stack), null, 2)}\n`);
  return path;
}
