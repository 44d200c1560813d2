// The tests that run on mutants of the domain's rules: only those of shared.
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['shared/src/**/*.test.ts'], environment: 'node' } });
