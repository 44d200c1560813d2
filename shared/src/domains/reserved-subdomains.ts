// Names below our own base domain that no restaurant gets: those of services of ours, and those that guests would take for ours.
const reserved: ReadonlySet<string> = new Set([
  ...[
    'www',
    'web',
    'site',
    'sites',
    'host',
    'hosting',
    'server',
    'proxy',
    'gateway',
    'cdn',
    'static',
    'assets',
  ],
  ...[
    'img',
    'images',
    'media',
    'files',
    'download',
    'downloads',
    'upload',
    'uploads',
    'api',
    'graphql',
    'rpc',
  ],
  ...['webhook', 'webhooks', 'app', 'apps', 'mobile', 'admin', 'administrator', 'root', 'system', 'internal'],
  ...['staff', 'office', 'backoffice', 'back-office', 'dashboard', 'console', 'panel', 'manage', 'manager'],
  ...[
    'account',
    'accounts',
    'login',
    'signin',
    'sign-in',
    'signup',
    'sign-up',
    'logout',
    'auth',
    'oauth',
    'sso',
  ],
  ...[
    'id',
    'identity',
    'password',
    'secure',
    'security',
    'ssl',
    'tls',
    'cert',
    'certs',
    'verify',
    'verification',
  ],
  ...['pay', 'payment', 'payments', 'billing', 'invoice', 'invoices', 'wallet', 'card', 'cards', 'checkout'],
  ...[
    'order',
    'orders',
    'embed',
    'menu',
    'menus',
    'kitchen',
    'pos',
    'shop',
    'store',
    'restaurant',
    'restaurants',
  ],
  ...[
    'mail',
    'email',
    'smtp',
    'imap',
    'pop',
    'pop3',
    'mx',
    'webmail',
    'newsletter',
    'postmaster',
    'hostmaster',
  ],
  ...[
    'abuse',
    'noreply',
    'no-reply',
    'autoconfig',
    'mta-sts',
    'autodiscover',
    'wpad',
    'isatap',
    'dns',
    'ns',
    'ns1',
    'ns2',
  ],
  ...[
    'ns3',
    'ns4',
    'ftp',
    'sftp',
    'ssh',
    'vpn',
    'ldap',
    'git',
    'svn',
    'ci',
    'dev',
    'development',
    'test',
    'testing',
  ],
  ...[
    'stage',
    'staging',
    'sandbox',
    'demo',
    'preview',
    'beta',
    'alpha',
    'prod',
    'production',
    'local',
    'status',
  ],
  ...['health', 'monitor', 'metrics', 'logs', 'support', 'help', 'helpdesk', 'docs', 'blog', 'news', 'forum'],
  ...[
    'community',
    'about',
    'contact',
    'legal',
    'terms',
    'privacy',
    'careers',
    'jobs',
    'press',
    'partner',
    'partners',
  ],
  ...['official', 'bite', 'team', 'search', 'domain', 'domains', 'example', 'null', 'undefined', 'everyone'],
]);

/** Whose names are put on false pages most often: a page below our domain would lend them our good name. */
const impersonated: readonly string[] = [
  ...[
    'google',
    'gmail',
    'facebook',
    'instagram',
    'whatsapp',
    'apple',
    'icloud',
    'amazon',
    'microsoft',
    'outlook',
  ],
  ...[
    'paypal',
    'stripe',
    'square',
    'venmo',
    'cashapp',
    'zelle',
    'visa',
    'mastercard',
    'amex',
    'americanexpress',
  ],
  ...['doordash', 'ubereats', 'uber', 'grubhub', 'deliveroo', 'opentable', 'yelp', 'tripadvisor', 'netflix'],
  ...['usps', 'ups', 'fedex', 'dhl', 'chase', 'wellsfargo', 'bankofamerica', 'citibank', 'cardconnect'],
];

/** What false pages add to such a name, or to ours: 'paypal-login'. */
const signInWords: readonly string[] = [
  ...['login', 'signin', 'account', 'accounts', 'auth', 'password', 'secure', 'security', 'verify'],
  ...['verification', 'payment', 'payments', 'billing', 'wallet', 'support', 'help', 'admin'],
  ...['pay', 'checkout', 'refund', 'refunds', 'customer', 'service', 'customerservice', 'care', 'bank', 'id'],
  ...['update', 'unlock', 'confirm', 'reward', 'rewards', 'giftcard', 'invoice', 'official', 'team', 'staff'],
];

const lookAlikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', l: 'i', 3: 'e', 5: 's' };

/** What reads alike at a glance is alike: 'pay-pa1' and 'paypal'. */
const atAGlance = (text: string): string =>
  text.replaceAll('-', '').replace(/[01l35]/g, (letter) => lookAlikes[letter] ?? letter);

const alone: ReadonlySet<string> = new Set(impersonated.map(atAGlance));
const names: readonly string[] = ['bite', ...impersonated].map(atAGlance);
const words: ReadonlySet<string> = new Set(signInWords.map(atAGlance));

/** Such a name alone, or ours or such a name with such a word: 'paypal-login', 'my-paypal-login', 'bitesupport'. */
function isImpersonation(label: string): boolean {
  const seen = atAGlance(label);
  const parts = label.split('-').map(atAGlance);
  const isJoined = (name: string): boolean =>
    (seen.startsWith(name) && words.has(seen.slice(name.length))) ||
    (seen.endsWith(name) && words.has(seen.slice(0, -name.length)));
  const isNamed = parts.some((part) => names.includes(part));
  return alone.has(seen) || names.some(isJoined) || (isNamed && parts.some((part) => words.has(part)));
}

/** One of several machines with the same task. */
const isNumbered = (label: string): boolean => /^(www|ns|mx|mail|smtp|imap|pop)\d+$/.test(label);

/** Punycode is reserved too: a name that is written in other letters than it seems to be. */
export const isReservedSubdomain = (label: string): boolean =>
  reserved.has(label) || isImpersonation(label) || isNumbered(label) || /^(xn|..)--/.test(label);
