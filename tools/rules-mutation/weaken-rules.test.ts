import { describe, expect, it } from 'vitest';
import { strengthenRules, weakenRules } from './weaken-rules.ts';

const around = (lines: string): string => `service cloud.firestore {
  match /databases/{database}/documents {
    // allow write: if true;
    ${lines}
  }
}
`;
const vocabulary = {
  words: [
    ['owner', 'admin', 'viewer'],
    ['raw', 'done', 'gone'],
  ],
};
const titles = (lines: string): string[] =>
  weakenRules(around(lines), vocabulary).map(({ title }) => title.replace(/^line \d+: /, ''));

describe('the weakenings of a ruleset', () => {
  it('are its condition gone, each operand dropped, and each operation added', () => {
    expect(titles('match /notes/{id} { allow get: if a() && (b() || c.d); }')).toEqual([
      'always `a() && (b() || c.d)`',
      'without `a()`',
      'without `(b() || c.d)`',
      'notes allows list as it does get',
      'notes allows create as it does get',
      'notes allows update as it does get',
      'notes allows delete as it does get',
    ]);
  });

  it('change the text at that one spot', () => {
    const rules = around('match /notes/{id} { allow get: if a() && b(); }');
    expect(weakenRules(rules, vocabulary)[1]?.rules).toBe(rules.replace('a() && b()', 'true && b()'));
  });

  it('leave out what a request of that kind can never pass, or passes elsewhere', () => {
    const found = titles(
      `function isNew() { return request.resource.data.a == 1; }
       match /notes/{id} { allow get: if a(); allow create: if isNew() && a(); }`,
    );
    expect(found.filter((title) => title.includes('as it does create'))).toEqual([
      'notes allows update as it does create',
    ]);
  });

  it('widen lists by each word of their kind, but for the key that the list belongs to', () => {
    expect(titles(`match /a/{id} { allow get, list, create, update, delete: if r in ['owner']; }`)).toEqual([
      "always `r in ['owner']`",
      "'admin' in ['owner']",
      "'viewer' in ['owner']",
    ]);
    expect(titles(`function next() { return { 'raw': ['done'], 'done': [] }; }`)).toEqual([
      "'gone' in ['done']",
      "'raw' in []",
      "'gone' in []",
    ]);
  });

  it('move each bound by one', () => {
    expect(titles(`function f() { return n <= 200 && m > 0 && s.matches('^[a-z]{0,9}$'); }`)).toEqual(
      expect.arrayContaining(['n <= 201', 'm >= 0', "the pattern '^[a-z]{0,10}$'"]),
    );
  });

  it('name the allows that come to ask a function', () => {
    const rules = around(
      `function deep() { return a && b; }
       function shallow() { return deep(); }
       match /one/{id} { allow get: if shallow(); match /two/{id} { allow get: if deep(); } }
       match /three/{id} { allow get: if c(); }`,
    );
    const [mutant] = weakenRules(rules, vocabulary).filter(({ title }) => title.includes('without `a`'));
    expect(mutant?.paths.toSorted()).toEqual(['one', 'one/two']);
  });
});

describe('the opposite', () => {
  it('makes each operand false', () => {
    const found = strengthenRules(around('match /notes/{id} { allow get: if a() && (b() || c()); }'));
    expect(found.map(({ title }) => title.replace(/^line \d+: /, ''))).toEqual([
      'never `a()`',
      'never `(b() || c())`',
      'never `b()`',
      'never `c()`',
    ]);
  });
});
