import { describe, expect, it } from 'vitest';
import { classify } from './emulator-log.ts';

describe('what a person sees of the emulators', () => {
  it.each([
    ['│ ✔  All emulators ready! It is now safe to connect your app. │', 'ready'],
    ['⚠  functions: Failed to load function definition from source', 'show'],
    ['>  {"severity":"ERROR","message":"Charge without order"}', 'show'],
    ['Failed to handle request for function us-central1-api', 'show'],
    ['>  {"severity":"INFO","message":"Order placed"}', 'keep'],
    ['i  functions: Watching "functions" for Cloud Functions...', 'keep'],
    ['⚠  Error: storage.rules line [11], column [67]. Null value error.', 'keep'],
    ['⚠  Unexpected rules runtime error: Picked up JAVA_TOOL_OPTIONS: -XX:+UseSerialGC', 'keep'],
    ['⚠  storage: Env variable override detected. Using storage emulator at x.jar', 'keep'],
    ['⚠  Tried to queue a task into a non-existent queue', 'keep'],
  ])('%s: %s', (line, kind) => {
    expect(classify(line)).toBe(kind);
  });
});
