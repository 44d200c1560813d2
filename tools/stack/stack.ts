// Describes a stack: one set of emulators with its own ports and project id, so that several can run at the same time.

export interface StackPorts {
  readonly site: number;
  readonly admin: number;
  readonly embed: number;
  readonly functions: number;
  readonly firestore: number;
  readonly firestoreWebsocket: number;
  readonly auth: number;
  readonly storage: number;
  readonly tasks: number;
  readonly eventarc: number;
  readonly hub: number;
  readonly logging: number;
  readonly smtp: number;
  readonly mailbox: number;
  readonly texts: number;
  readonly geocoder: number;
  readonly providers: number;
  readonly cardGateway: number;
  readonly push: number;
  readonly google: number;
  readonly domains: number;
  readonly dns: number;
  readonly tls: number;
}

export type StackName = 'start' | 'dev' | 'test' | 'rules';

export interface Stack {
  readonly name: StackName;
  readonly projectId: string;
  readonly ports: StackPorts;
  /** The address of each site for browsers; in development these are Vite's servers. */
  readonly urls: { readonly site: string; readonly admin: string; readonly embed: string };
}

export const address = '127.0.0.1';

/** Where the stack's mails can be read. */
export const mailboxUrl = ({ ports }: Pick<Stack, 'ports'>): string => `http://${address}:${ports.mailbox}`;

/** Where the stack's text messages can be read. */
export const textsUrl = ({ ports }: Pick<Stack, 'ports'>): string => `http://${address}:${ports.texts}`;

/** Where the stack's notifications go, and can be read. */
export const pushUrl = ({ ports }: Pick<Stack, 'ports'>): string => `http://${address}:${ports.push}`;

/** Where guests sign in as with Google and Apple. */
export const providersUrl = ({ ports }: Pick<Stack, 'ports'>): string =>
  `http://${address}:${ports.providers}`;

/** Where cards are charged, and a page shows what was. */
export const cardGatewayUrl = ({ ports }: Pick<Stack, 'ports'>): string =>
  `http://${address}:${ports.cardGateway}`;

/** Where restaurants' listings, their reviews and places are, and a page shows them. */
export const googleUrl = ({ ports }: Pick<Stack, 'ports'>): string => `http://${address}:${ports.google}`;

/** Where restaurants' domains are hosted, registered and given DNS records, and a page shows them. */
export const domainsUrl = ({ ports }: Pick<Stack, 'ports'>): string => `http://${address}:${ports.domains}`;

/** The guests' site, as the simulated Firebase Hosting knows it. */
export const hostingSite = ({ projectId }: Pick<Stack, 'projectId'>): { project: string; site: string } => ({
  ...{ project: projectId, site: `${projectId}-site` },
});

/** What restaurants' subdomains end in. Browsers find every name below .localhost on this machine. */
export const baseDomain = 'bite.localhost';

// The Hosting emulator gives the first target its port P and the others P+5 and P+6, in firebase.json's order.
function portsFrom(offset: number, hosting: number): StackPorts {
  return {
    site: hosting,
    admin: hosting + 5,
    embed: hosting + 6,
    functions: 5001 + offset,
    firestore: 8080 + offset,
    firestoreWebsocket: 9150 + offset,
    auth: 9099 + offset,
    storage: 9199 + offset,
    tasks: 9499 + offset,
    eventarc: 9299 + offset,
    hub: 4400 + offset,
    logging: 4500 + offset,
    smtp: 2525 + offset,
    mailbox: 8025 + offset,
    texts: 8026 + offset,
    geocoder: 8027 + offset,
    providers: 8028 + offset,
    cardGateway: 8029 + offset,
    push: 8030 + offset,
    google: 8031 + offset,
    domains: 8032 + offset,
    dns: 8033 + offset,
    tls: 8034 + offset,
  };
}

function sitesAt(hosting: number): Stack['urls'] {
  return {
    site: `http://localhost:${hosting}`,
    admin: `http://localhost:${hosting + 5}`,
    embed: `http://localhost:${hosting + 6}`,
  };
}

/** @param shift Added to every port, so that two checkouts can run at the same time. */
export const stacksAt = (shift: number): Readonly<Record<StackName, Stack>> => ({
  start: {
    name: 'start',
    projectId: 'demo-bite',
    ports: portsFrom(shift, 5000 + shift),
    urls: sitesAt(5000 + shift),
  },
  // Vite is at the usual addresses and forwards what it does not serve to the Hosting emulator behind it.
  dev: {
    name: 'dev',
    projectId: 'demo-bite',
    ports: portsFrom(shift, 5100 + shift),
    urls: sitesAt(5000 + shift),
  },
  test: {
    name: 'test',
    projectId: 'demo-bite-test',
    ports: portsFrom(20_000 + shift, 25_000 + shift),
    urls: sitesAt(25_000 + shift),
  },
  // Storage's rules look people up in the stack's own Firestore, so their tests have a Storage emulator of their own.
  rules: {
    name: 'rules',
    projectId: 'demo-bite-storage-rules',
    ports: portsFrom(10_000 + shift, 15_000 + shift),
    urls: sitesAt(15_000 + shift),
  },
});

/** Those of this checkout: `BITE_PORT_SHIFT=500 npm start` shifts them all. */
export const stacks = stacksAt(Number(process.env.BITE_PORT_SHIFT ?? 0));
