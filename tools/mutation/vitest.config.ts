// The tests that mutants of the domain's rules have to survive: those of shared, without anything else.
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['shared/src/**/*.test.ts'], environment: 'node' } });
