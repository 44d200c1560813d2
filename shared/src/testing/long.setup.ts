// `npm test -- --long`: what is tried at random is tried a thousand times.
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 1000 });
