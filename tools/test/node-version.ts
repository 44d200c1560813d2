// Which Node the tests run under: an older one fails some of them, and prints reports that hide which.

const OLDEST = 22;

/** What to tell whoever started them under this version; undefined where it will do. */
export function refuseNode(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= OLDEST) return undefined;
  return (
    `These tests need Node ${OLDEST} and were started under ${version}. ` +
    'Use "npm test -- --only unit NAME", which brings its own Node, or put that one first: ' +
    'PATH="$PWD/node_modules/.bin:$PATH" vitest run --project=unit NAME'
  );
}
