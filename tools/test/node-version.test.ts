import { describe, expect, it } from 'vitest';
import { refuseNode } from './node-version.ts';

describe('the Node that tests run under', () => {
  it.each(['22.0.0', '22.21.1', '24.1.0', process.versions.node])('may be %s', (version) => {
    expect(refuseNode(version)).toBeUndefined();
  });

  it.each(['9.11.2', '18.20.8', '20.20.2', '21.7.3'])(
    'is refused where it is %s, with how to do it',
    (version) => {
      const sentence = refuseNode(version) ?? '';
      expect(sentence).toContain(`need Node 22 and were started under ${version}`);
      expect(sentence).toContain('npm test -- --only unit');
      expect(sentence).toContain('PATH="$PWD/node_modules/.bin:$PATH" vitest');
    },
  );
});
