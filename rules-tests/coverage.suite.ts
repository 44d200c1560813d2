// Checks which expressions of the rules the previous tests have evaluated. Must run last.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { projectId } from './world.ts';

interface Expression {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  /** Absent if never reached; without a kind, or of the kind undefined, if evaluation always ended before. */
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>> }[];
  readonly children?: readonly Expression[];
}

const isKnown = (value: object): boolean => Object.keys(value).some((kind) => kind !== 'undefined');
const hasValue = ({ values = [] }: Expression): boolean => values.some(({ value }) => isKnown(value));

function unreached(expressions: readonly Expression[]): Expression[] {
  return expressions.flatMap((one) => [...(hasValue(one) ? [] : [one]), ...unreached(one.children ?? [])]);
}

export function describeCoverage(environment: () => RulesTestEnvironment): void {
  describe('the rules of Firestore', () => {
    it('have no expression that these tests never evaluate', async () => {
      const { host, port } = environment().emulators.firestore ?? {};
      const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${projectId}:ruleCoverage`);
      const { report } = (await answer.json()) as { report: Expression[] };
      const rules = readFileSync(join(import.meta.dirname, '..', 'firestore.rules'), 'utf8');
      const named = unreached(report).map(({ sourcePosition: { line, currentOffset, endOffset } }) => {
        return `line ${line}: ${rules.slice(currentOffset, endOffset + 1)}`;
      });
      expect(report.length).toBeGreaterThan(0);
      expect(named).toEqual([]);
    }, 120_000); // the report contains every value of every expression
  });
}
