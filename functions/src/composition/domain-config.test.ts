import { describe, expect, it } from 'vitest';
import { domainConfigFrom } from './domain-config.ts';

describe('the configuration of domains', () => {
  it('is read from the environment', () => {
    expect(
      domainConfigFrom({
        ...{ DOMAIN_HOSTING: 'vercel', HOSTING_PROJECT: 'bite', HOSTING_SITE: 'bite-site' },
        ...{
          SITE_BASE_DOMAIN: 'Eat.Bite.Example.',
          DOMAIN_RESOLVERS: '8.8.8.8, [2001:4860:4860::8888]:53 ,',
        },
        DOMAIN_SERVICES_ORIGIN: 'https://domains.bite.example/',
        ...{ VERCEL_TOKEN: 'a-token', VERCEL_TEAM: 'team_1', VERCEL_PROJECT: 'prj_1' },
      }),
    ).toEqual({
      vercel: { token: 'a-token', team: 'team_1', project: 'prj_1' },
      ...{ service: 'vercel', hosting: { project: 'bite', site: 'bite-site' } },
      ...{ baseDomain: 'eat.bite.example', hasBaseDomain: true },
      resolvers: ['8.8.8.8', '[2001:4860:4860::8888]:53'],
      origin: 'https://domains.bite.example',
    });
  });

  it('I9-12 has a built-in base domain, which it does not take for one of ours', () => {
    expect(domainConfigFrom({})).toMatchObject({ baseDomain: 'bite-sites.example', hasBaseDomain: false });
  });

  it('has a site only with its id, in the project of the functions unless another one is named', () => {
    expect(domainConfigFrom({ GCLOUD_PROJECT: 'bite' }).hosting).toBeUndefined();
    expect(domainConfigFrom({ GCLOUD_PROJECT: 'bite', HOSTING_SITE: 'order' }).hosting).toEqual({
      ...{ project: 'bite', site: 'order' },
    });
  });

  it('lets the stack alone say where connections go and whom they trust', () => {
    const stack = { DOMAIN_CONNECT_TO: '127.0.0.1:8034', DOMAIN_AUTHORITY: '/tmp/authority.pem' };
    expect(domainConfigFrom({ ...stack, BITE_STACK: '{}' })).toMatchObject({
      ...{ connectTo: { host: '127.0.0.1', port: 8034 }, authority: '/tmp/authority.pem' },
    });
  });

  it.each([
    ['DOMAIN_HOSTING', 'netlify'],
    ['DOMAIN_SERVICES_ORIGIN', 'http://domains.example'],
    ['DOMAIN_SERVICES_ORIGIN', 'https://domains.example/v1'],
    ['HOSTING_SITE', '../other'],
    ['SITE_BASE_DOMAIN', 'bite'],
    ['SITE_BASE_DOMAIN', '203.0.113.7'],
    ['SITE_BASE_DOMAIN', 'bite example.com'],
    ['DOMAIN_RESOLVERS', 'dns.example'],
    ['DOMAIN_RESOLVERS', '8.8.8'],
    ['DOMAIN_RESOLVERS', '8.8.8.8:port'],
    ['DOMAIN_CONNECT_TO', '127.0.0.1:8034'],
    ['DOMAIN_AUTHORITY', '/tmp/authority.pem'],
  ])('takes no %s such as %s', (name, value) => {
    expect(() => domainConfigFrom({ GCLOUD_PROJECT: 'bite', [name]: value })).toThrow(name);
  });
});
