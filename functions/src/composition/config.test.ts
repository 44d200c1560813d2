import express from 'express';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { hostingNetworks } from './hosting-networks.ts';

describe('the configuration of an installation', () => {
  it('is read from the environment', () => {
    expect(
      readConfig({
        BITE_ADMIN_ORIGIN: 'https://admin.bite.example/',
        BITE_RETURN_HOSTS: 'bite.example, Order.Bite.example:8443 ,',
        SMTP_URL: 'smtps://bite@mail.example',
        SMTP_PASSWORD: 'of-the-mail-server',
        MAIL_FROM: 'Bite <no-reply@bite.example>',
        BITE_GEOCODER_URL: 'https://nominatim.example/search',
        BITE_PROXY_NETWORKS: '203.0.113.0/24, 2001:db8::/32, 192.0.2.1 ,',
      }),
    ).toEqual({
      environment: 'production',
      adminOrigin: 'https://admin.bite.example',
      domainPolicy: {
        baseDomain: 'bite-sites.example',
        reservedHosts: ['admin.bite.example', 'bite.example', 'order.bite.example'],
      },
      ownHosts: ['admin.bite.example', 'bite.example', 'order.bite.example:8443'],
      smtp: {
        url: 'smtps://bite@mail.example',
        password: 'of-the-mail-server',
        from: 'Bite <no-reply@bite.example>',
      },
      texts: { origin: 'https://api.twilio.com' },
      push: {},
      guestHashKey: '',
      signIn: {},
      google: {},
      placeCallsADay: 2000,
      domains: {
        ...{ service: 'firebase', baseDomain: 'bite-sites.example', hasBaseDomain: false, resolvers: [] },
        vercel: {},
      },
      geocoderUrl: 'https://nominatim.example/search',
      proxyNetworks: ['203.0.113.0/24', '2001:db8::/32', '192.0.2.1'],
    });
  });

  it('has text messages only with a token, and no token where the secret says so', () => {
    const env = { BITE_ADMIN_ORIGIN: 'https://admin.bite.example', TEXTS_ACCOUNT: 'AC1', TEXTS_FROM: '+1' };
    expect(readConfig({ ...env, TEXTS_TOKEN: 'a-token' }).texts).toMatchObject({ token: 'a-token' });
    expect(readConfig({ ...env, TEXTS_TOKEN: 'none' }).texts.token).toBeUndefined();
    expect(() => readConfig({ ...env, TEXTS_ORIGIN: 'texts.example' })).toThrow('TEXTS_ORIGIN');
  });

  it('notifies devices only with a key, and with whom push services may write to', () => {
    const env = { BITE_ADMIN_ORIGIN: 'https://admin.bite.example', PUSH_SUBJECT: 'mailto:us@bite.example' };
    expect(readConfig({ ...env, PUSH_PRIVATE_KEY: 'a-key' }).push).toMatchObject({ privateKey: 'a-key' });
    expect(readConfig({ ...env, PUSH_PRIVATE_KEY: 'none' }).push.privateKey).toBeUndefined();
    expect(() => readConfig({ ...env, PUSH_SUBJECT: 'us@bite.example' })).toThrow('PUSH_SUBJECT');
  });

  it('has a model for replies only with its address, its name and a key, and by an encrypted way', () => {
    const env = { BITE_ADMIN_ORIGIN: 'https://admin.bite.example', REPLY_MODEL_NAME: 'small' };
    const url = 'https://models.example/v1/chat/completions';
    expect(readConfig({ ...env, REPLY_MODEL_URL: url, REPLY_MODEL_KEY: 'a-key' }).replyModel).toEqual({
      ...{ url, model: 'small', key: 'a-key' },
    });
    expect(readConfig({ ...env, REPLY_MODEL_URL: url, REPLY_MODEL_KEY: 'none' }).replyModel).toBeUndefined();
    expect(readConfig({ ...env, REPLY_MODEL_KEY: 'a-key' }).replyModel).toBeUndefined();
    const open = { REPLY_MODEL_URL: 'http://models.example/', REPLY_MODEL_KEY: 'a-key' };
    expect(() => readConfig({ ...env, ...open })).toThrow('REPLY_MODEL_URL');
  });

  it('has the providers of which every part is named, and no secret that says there is none', () => {
    const env = { BITE_ADMIN_ORIGIN: 'https://admin.bite.example', GOOGLE_CLIENT_ID: 'bite' };
    const { google } = readConfig({ ...env, GOOGLE_CLIENT_SECRET: 'a-secret' }).signIn;
    expect(google).toMatchObject({ issuer: 'https://accounts.google.com', clientSecret: 'a-secret' });
    expect(readConfig({ ...env, GOOGLE_CLIENT_SECRET: 'none' }).signIn.google).toBeUndefined();
    const apple = { APPLE_CLIENT_ID: 'bite', APPLE_TEAM_ID: 'T', APPLE_PRIVATE_KEY: 'key' };
    expect(readConfig({ ...env, ...apple }).signIn.apple).toBeUndefined();
    expect(readConfig({ ...env, ...apple, APPLE_KEY_ID: 'K' }).signIn.apple).toMatchObject({ teamId: 'T' });
  });

  it('names how many calls the search for places may cost a day', () => {
    const env = { BITE_ADMIN_ORIGIN: 'https://admin.bite.example', BITE_ENVIRONMENT: 'production' };
    expect(readConfig({ ...env, PLACE_CALLS_A_DAY: '500' }).placeCallsADay).toBe(500);
    expect(readConfig({ ...env, PLACE_CALLS_A_DAY: ' ' }).placeCallsADay).toBe(2000);
    expect(() => readConfig({ ...env, PLACE_CALLS_A_DAY: 'many' })).toThrow('PLACE_CALLS_A_DAY');
  });

  it('has the guests’ site where one is named', () => {
    const env = { BITE_ADMIN_ORIGIN: 'https://admin.bite.example' };
    expect(readConfig(env).siteOrigin).toBeUndefined();
    expect(readConfig({ ...env, BITE_SITE_ORIGIN: 'https://order.bite.example/' }).siteOrigin).toBe(
      'https://order.bite.example',
    );
  });

  it('is the stack’s where one runs', () => {
    const urls = {
      site: 'http://localhost:5000',
      admin: 'http://localhost:5005',
      embed: 'http://localhost:5006',
    };
    expect(readConfig({ BITE_STACK: JSON.stringify({ urls }) })).toMatchObject({
      environment: 'emulators',
      adminOrigin: 'http://localhost:5005',
      ownHosts: ['localhost:5000', 'localhost:5005', 'localhost:5006'],
    });
  });

  it.each(['staging', 'development', 'production'])('I9-18 O9-47 knows that it is %s', (environment) => {
    const found = readConfig({ BITE_ADMIN_ORIGIN: 'https://a.example', BITE_ENVIRONMENT: environment });
    expect(found.environment).toBe(environment);
  });

  it.each(['test', 'Production', 'emulators'])(
    'I9-18 O9-47 begins in no environment called %s',
    (environment) => {
      const env = { BITE_ADMIN_ORIGIN: 'https://a.example', BITE_ENVIRONMENT: environment };
      expect(() => readConfig(env)).toThrow('BITE_ENVIRONMENT is none of production, staging, development');
    },
  );

  it.each([
    ['no address of the admin site', {}],
    ['an address with a path', { BITE_ADMIN_ORIGIN: 'https://bite.example/admin' }],
    ['a bare host', { BITE_ADMIN_ORIGIN: 'admin.bite.example' }],
    ['a script', { BITE_ADMIN_ORIGIN: 'javascript:alert(1)' }],
  ])('says what is wrong with %s', (_what, env) => {
    expect(() => readConfig(env)).toThrow('BITE_ADMIN_ORIGIN names no address');
  });

  it.each(['https://bite.example', 'bite.example/x', '*.bite.example/', 'a@bite.example', 'bite example'])(
    'takes %s for no host',
    (host) => {
      const env = { BITE_ADMIN_ORIGIN: 'https://admin.bite.example', BITE_RETURN_HOSTS: host };
      expect(() => readConfig(env)).toThrow('is no host name');
    },
  );

  describe('the networks of our proxies', () => {
    const networksOf = (networks?: string) =>
      readConfig({ BITE_ADMIN_ORIGIN: 'https://admin.bite.example', BITE_PROXY_NETWORKS: networks })
        .proxyNetworks;

    it('are those of Firebase Hosting unless set, and none where they are set to nothing', () => {
      expect(networksOf()).toEqual(hostingNetworks);
      expect(networksOf('')).toEqual([]);
    });

    it('Express takes each of Hosting’s for a network', () => {
      expect(() => express().set('trust proxy', [...hostingNetworks])).not.toThrow();
    });

    it.each(['203.0.113.0/33', 'example.com', '203.0.113.0-9', '2001:db8::/129', '0.0.0.0/', 'true', '2'])(
      'are no %s',
      (network) => {
        expect(() => networksOf(network)).toThrow(`BITE_PROXY_NETWORKS: ${network} is no network`);
      },
    );
  });
});
