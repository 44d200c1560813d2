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
const impersonated: ReadonlySet<string> = new Set([
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
]);

/** What false pages add to such a name, or to ours: 'paypal-login'. */
const signInWords: ReadonlySet<string> = new Set([
  ...['login', 'signin', 'account', 'accounts', 'auth', 'password', 'secure', 'security', 'verify'],
  ...['verification', 'payment', 'payments', 'billing', 'wallet', 'support', 'help', 'admin'],
]);

function isImpersonation(label: string): boolean {
  const parts = label.split('-');
  const isNamed = parts.some((part) => part === 'bite' || impersonated.has(part));
  return isNamed && parts.some((part) => signInWords.has(part));
}

/** One of several machines with the same task. */
const isNumbered = (label: string): boolean => /^(www|ns|mx|mail|smtp|imap|pop)\d+$/.test(label);

/** Punycode is reserved too: a name that is written in other letters than it seems to be. */
export const isReservedSubdomain = (label: string): boolean =>
  reserved.has(label) ||
  impersonated.has(label) ||
  isImpersonation(label) ||
  isNumbered(label) ||
  /^(xn|..)--/.test(label);
