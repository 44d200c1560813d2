// Passes a stack to another process: the variables of the Firebase SDKs, and BITE_STACK with everything for our own code.
import { SetupError } from '../console.ts';
import { authorityFile } from './data-folder.ts';
import {
  address,
  baseDomain,
  cardGatewayUrl,
  domainsUrl,
  googleUrl,
  hostingSite,
  providersUrl,
  pushUrl,
  type Stack,
} from './stack.ts';

/**
 * A copy of the environment at start: loading the demo data adds variables of its stack, which no other stack and no unit
 * test may inherit.
 */
export const ownEnvironment: NodeJS.ProcessEnv = { ...process.env };

/** The variables by which the Admin SDK, the client SDKs' test tools and `stackFromEnvironment` find the stack. */
export function stackEnvironment(stack: Stack): Record<string, string> {
  const { projectId, ports } = stack;
  return {
    ...emulatorEnvironment(stack),
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FIREBASE_EMULATOR_HUB: `${address}:${ports.hub}`,
    FIRESTORE_EMULATOR_HOST: `${address}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${address}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${address}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://${address}:${ports.storage}`,
    CLOUD_TASKS_EMULATOR_HOST: `${address}:${ports.tasks}`,
  };
}

/** The variables of the emulators and therefore of the functions; firebase-tools adds the rest for the functions. */
export function emulatorEnvironment(stack: Stack): Record<string, string> {
  return {
    BITE_STACK: JSON.stringify(stack),
    METADATA_SERVER_DETECTION: 'none',
    // Read from a file, the list of functions is available four seconds sooner than over HTTP.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // On a busy machine a function's process needs more than the usual 30 seconds for its first answer.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // The restaurant at the bare local address; every other address names its own.
    DEFAULT_SLUG: 'luigis-pizzeria',
    // Addresses are looked up at the stack's own geocoder, which knows a few.
    BITE_GEOCODER_URL: `http://${address}:${stack.ports.geocoder}/search`,
    // Mails go to the stack's own mailbox.
    SMTP_URL: `smtp://${address}:${stack.ports.smtp}`,
    MAIL_FROM: 'Bite <no-reply@bite.example.com>',
    // Texts go to the stack's own service.
    TEXTS_ORIGIN: `http://${address}:${stack.ports.texts}`,
    TEXTS_ACCOUNT: 'ACsandbox',
    TEXTS_FROM: '+15005550006',
    // Cards are charged at the stack's own gateway.
    CARD_GATEWAY_ORIGIN: cardGatewayUrl(stack),
    // Listings, reviews and places are at the stack's own Google.
    GOOGLE_SERVICES_ORIGIN: googleUrl(stack),
    LISTINGS_CLIENT_ID: 'sandbox',
    // Domains are served, looked up and opened at the stack's own services.
    DOMAIN_SERVICES_ORIGIN: domainsUrl(stack),
    VERCEL_PROJECT: 'prj_sandbox',
    VERCEL_TEAM: 'team_sandbox',
    HOSTING_PROJECT: hostingSite(stack).project,
    HOSTING_SITE: hostingSite(stack).site,
    SITE_BASE_DOMAIN: baseDomain,
    DOMAIN_RESOLVERS: `${address}:${stack.ports.dns}`,
    DOMAIN_CONNECT_TO: `${address}:${stack.ports.tls}`,
    DOMAIN_AUTHORITY: authorityFile(stack),
    // Notifications go to the stack's own push service.
    PUSH_ORIGIN: pushUrl(stack),
    PUSH_SUBJECT: 'mailto:no-reply@bite.example.com',
    // Guests sign in at the stack's own providers.
    GOOGLE_CLIENT_ID: 'sandbox',
    GOOGLE_ISSUER: `${providersUrl(stack)}/google`,
    APPLE_CLIENT_ID: 'sandbox',
    APPLE_TEAM_ID: 'SANDBOXTEAM',
    APPLE_KEY_ID: 'SANDBOXKEY',
    APPLE_ISSUER: `${providersUrl(stack)}/apple`,
  };
}

/** The stack that started this process. Throws a SetupError when there is none. */
export function stackFromEnvironment(env: NodeJS.ProcessEnv = process.env): Stack {
  if (!env.BITE_STACK) {
    throw new SetupError('No emulators are named in BITE_STACK: run this through `npm test` or `npm start`.');
  }
  return JSON.parse(env.BITE_STACK) as Stack;
}
