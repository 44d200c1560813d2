import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration of an installation', () => {
  it('is read from the environment', () => {
    expect(
      readConfig({
        BITE_ADMIN_ORIGIN: 'https://admin.bite.example/',
        BITE_RETURN_HOSTS: 'bite.example, Order.Bite.example:8443 ,',
        SMTP_URL: 'smtps://mail.example',
        MAIL_FROM: 'Bite <no-reply@bite.example>',
      }),
    ).toEqual({
      adminOrigin: 'https://admin.bite.example',
      ownHosts: ['admin.bite.example', 'bite.example', 'order.bite.example:8443'],
      smtp: { url: 'smtps://mail.example', from: 'Bite <no-reply@bite.example>' },
    });
  });

  it('is the stack’s where one runs', () => {
    const urls = {
      site: 'http://localhost:5000',
      admin: 'http://localhost:5005',
      embed: 'http://localhost:5006',
    };
    expect(readConfig({ BITE_STACK: JSON.stringify({ urls }) })).toMatchObject({
      adminOrigin: 'http://localhost:5005',
      ownHosts: ['localhost:5000', 'localhost:5005', 'localhost:5006'],
    });
  });

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
});
