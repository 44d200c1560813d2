import { describe, expect, it } from 'vitest';
import { deployedEnvironment, environmentLabel, environments } from './environments.ts';

describe('where an installation stands', () => {
  it('I9-18 O9-47 is production, staging, development or the emulators', () => {
    expect(environments).toEqual(['production', 'staging', 'development', 'emulators']);
    expect(Object.keys(environmentLabel)).toEqual(environments.slice(1));
  });

  it.each([
    [undefined, 'production'],
    ['', 'production'],
    ['production', 'production'],
    ['staging', 'staging'],
    ['development', 'development'],
    ['emulators', undefined],
    ['Staging', undefined],
    ['toString', undefined],
  ])('I9-18 a deployed project that says %j is %s', (text, environment) => {
    expect(deployedEnvironment(text)).toBe(environment);
  });
});
