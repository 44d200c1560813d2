import { describe, expect, it } from 'vitest';
import { withSource } from './function-pages.ts';

describe("a function's page in development", () => {
  it('runs the source instead of the built code, and keeps everything else', () => {
    const built =
      '<head><title>Sakura</title><link rel="modulepreload" href="/assets/react-1.js"><link rel="stylesheet" href="/assets/main-1.css"><style data-built>a{}</style>' +
      '<link rel="icon" href="/favicon.svg"><script type="module" src="/assets/main-1.js"></script></head>' +
      '<body><img src="/assets/sushi.jpg"><script type="application/json">{"a":1}</script></body>';
    expect(withSource(built)).toBe(
      '<head><title>Sakura</title><link rel="icon" href="/favicon.svg"><script type="module" src="/src/main.tsx"></script></head>' +
        '<body><img src="/assets/sushi.jpg"><script type="application/json">{"a":1}</script></body>',
    );
  });
});
