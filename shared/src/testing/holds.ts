// Runs a property on the same examples every time, so that a red test is red for everyone.
import fc from 'fast-check';

const SEED = 20_260_610;

/** `npm test -- --long` tries more often than a property asks for. */
export function holds<Examples>(property: fc.IRawProperty<Examples, false>, numRuns = 200): void {
  const { numRuns: atLeast = 0 } = fc.readConfigureGlobal();
  fc.assert(property, { seed: SEED, numRuns: Math.max(numRuns, atLeast) });
}

/** The same for a property that waits; each try costs more. */
export async function holdsAsync<Examples>(
  property: fc.IAsyncProperty<Examples>,
  numRuns = 15,
): Promise<void> {
  const { numRuns: atLeast = 0 } = fc.readConfigureGlobal();
  await fc.assert(property, { seed: SEED, numRuns: Math.max(numRuns, atLeast) });
}
