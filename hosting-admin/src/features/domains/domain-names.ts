// What the fields of a domain are called: in forms and in the history of changes.
export const domainNames = {
  domain: 'Domain',
  domainType: 'Kind',
  isActive: 'In use',
  isPrimary: 'Primary',
  sslStatus: 'Certificate',
  verificationStatus: 'Proof',
  health: 'Health',
  renamedTo: 'Redirects to',
  tenantGuid: 'Business',
  restaurantGuid: 'Restaurant',
  redirectConfig: 'Redirects',
  'redirectConfig.wwwRedirect': 'With or without www.',
  'redirectConfig.redirectTo': 'Redirect everything to',
  seoConfig: 'Search engines',
  'seoConfig.canonicalUrl': 'Canonical address',
  'seoConfig.noIndex': 'Keep it out of search engines',
} as const;
