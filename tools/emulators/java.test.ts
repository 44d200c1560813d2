import { describe, expect, it } from 'vitest';
import { findJava, javaEnvironment, majorVersion } from './java.ts';

describe('Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_292"', 8],
    ['command not found', undefined],
  ])('%s is version %s', (output, version) => {
    expect(majorVersion(output)).toBe(version);
  });

  it('starts quickly, and as somebody has set it themselves', () => {
    expect(javaEnvironment({}, {})).toEqual({
      JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    });
    expect(javaEnvironment({}, { JAVA_TOOL_OPTIONS: '-Xmx1g' }).JAVA_TOOL_OPTIONS).toMatch(/ -Xmx1g$/);
  });

  it('is asked for in one sentence when there is none', async () => {
    await expect(findJava({ PATH: '/nowhere' })).rejects.toThrow(
      /^The emulators need Java, and none is installed: /,
    );
  });
});
