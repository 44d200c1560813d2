// What staff set of a domain: where it leads, and what search engines are told.

import { domainMappingEntity } from '@bite/shared/domains/domain-mapping.schema';
import { shownDomain } from '@bite/shared/domains/shown-domain';
import { z } from 'zod';
import { formResolver } from '../../lib/form-resolver.ts';
import type { DomainShown } from './domain-queries.ts';

const { redirectConfig, seoConfig } = domainMappingEntity.fields;

export const domainSettings = z.object({
  isActive: z.boolean(),
  redirectConfig: redirectConfig.unwrap(),
  seoConfig: seoConfig.unwrap(),
});

export type DomainSettingsValues = z.input<typeof domainSettings>;
export type DomainSettingsOutput = z.output<typeof domainSettings>;

export const domainSettingsResolver = formResolver<DomainSettingsOutput, DomainSettingsValues>(
  domainSettings,
);

export const settingsOf = ({ isActive, redirectConfig: redirects, seoConfig: seo }: DomainShown) =>
  ({
    isActive,
    redirectConfig: { wwwRedirect: 'none', ...redirects },
    seoConfig: { noIndex: false, ...seo },
  }) satisfies DomainSettingsValues;

/** @param stored 'bella.com' or 'www.bella.com' */
export const wwwOptions = (stored: string) => {
  const domain = shownDomain(stored);
  const bare = shownDomain(stored.replace(/^www\./, ''));
  const other = domain === bare ? `www.${bare}` : bare;
  return [
    {
      value: 'none',
      label: `Only ${domain} is used`,
      hint: `${other} stays yours, but opens nothing.`,
    },
    { value: 'www_to_apex', label: `www.${bare} redirects to ${bare}` },
    { value: 'apex_to_www', label: `${bare} redirects to www.${bare}` },
  ];
};
