/**
 * How long tests wait for what a function of the running platform does, in milliseconds. Its process begins with its first event: on
 * a busy machine that takes two minutes, and the emulator may give up on it once.
 */
export const FIRST_ANSWER = 180_000;
