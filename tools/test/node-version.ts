// Checks the Node version of the tests: some fail under older ones, with misleading reports.

const OLDEST = 22;

/** The message for this version; undefined if it is recent enough. */
export function refuseNode(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= OLDEST) return undefined;
  return (
    `These tests need Node ${OLDEST} and were started under ${version}. ` +
    'Use "npm test -- --only unit,screens NAME", which brings its own Node, or put that one first: ' +
    'PATH="$PWD/node_modules/.bin:$PATH" vitest run --project=unit NAME'
  );
}
