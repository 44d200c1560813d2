import { describe, expect, it } from 'vitest';
import { emulatorConfig } from './emulator-config.ts';
import { cardGatewayUrl, stacksAt } from './stack.ts';

// With this checkout's port shift.
const stacks = stacksAt(0);

const config = {
  hosting: [
    {
      target: 'site',
      headers: [{ source: '**', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] }],
    },
    {
      target: 'admin',
      headers: [
        {
          source: '**',
          headers: [
            {
              key: 'Content-Security-Policy',
              value: "default-src 'none'; connect-src 'self'; img-src 'self'; frame-src https://a.example",
            },
          ],
        },
      ],
    },
  ],
  emulators: {},
};

describe("a stack's firebase config", () => {
  it('lets the back office reach the emulators, and nothing else', () => {
    const { hosting } = emulatorConfig(config, stacks.test);
    expect(hosting[1]?.headers[0]?.headers[0]?.value).toBe(
      "default-src 'none'; " +
        "connect-src http://127.0.0.1:29099 http://127.0.0.1:28080 http://127.0.0.1:29199 'self'; " +
        "img-src http://127.0.0.1:29199 'self'; " +
        `frame-src ${cardGatewayUrl(stacks.test)} https://a.example`,
    );
    expect(hosting[0]?.headers).toEqual(config.hosting[0]?.headers);
  });

  it('names sites of the project instead of targets, which .firebaserc knows for one project only', () => {
    const { hosting } = emulatorConfig(config, stacks.test);
    expect(hosting.map(({ site, target }) => [site, target])).toEqual([
      ['demo-bite-test-site', undefined],
      ['demo-bite-test-admin', undefined],
    ]);
  });

  it('serves the page of parts in the test stack alone, beside what is deployed', () => {
    const admins = [stacks.test, stacks.dev, stacks.start].map(
      (stack) => emulatorConfig(config, stack).hosting[1],
    );
    expect(admins.map((admin) => admin?.rewrites)).toEqual([
      [{ source: '/_kit', destination: '/_kit.html' }],
      undefined,
      undefined,
    ]);
  });

  it('gives no two stacks that may run together one port', () => {
    const ports = [stacks.start, stacks.test].flatMap((stack) => Object.values(stack.ports));
    expect(new Set(ports).size).toBe(ports.length);
  });
});
