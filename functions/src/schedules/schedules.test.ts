import { describe, expect, it } from 'vitest';
import * as deployables from '../index.ts';
import { logRun } from './log-run.ts';
import { cronOf, scheduleNames, scheduleTimes } from './schedule-times.ts';

interface Deployed {
  __endpoint?: { scheduleTrigger?: { schedule?: unknown; timeZone?: unknown } };
}

const triggers = Object.entries(deployables as Record<string, Deployed>).flatMap(([name, deployed]) => {
  const trigger = deployed.__endpoint?.scheduleTrigger;
  return trigger ? [[name, trigger.schedule, trigger.timeZone]] : [];
});

describe('schedules', () => {
  it('are deployed each under its own name, at its own time, and no others are', () => {
    const expected = scheduleNames.map((name) => [name, cronOf(scheduleTimes[name]), 'UTC']);
    expect(triggers.sort()).toEqual(expected.sort());
  });

  it('leave one line a run, with its counts, or with what it failed of', async () => {
    const lines: unknown[] = [];
    const log = {
      info: (...line: unknown[]) => void lines.push(['info', ...line]),
      error: (...line: unknown[]) => void lines.push(['error', ...line]),
    };
    await logRun(log, 'repairCounts', async () => ({ places: 3 }));
    const failing = logRun(log, 'repairOrders', async () => {
      throw new Error('connection lost');
    });
    await expect(failing).rejects.toThrow('connection lost');
    expect(lines).toEqual([
      ['info', 'schedule repairCounts', { places: 3 }],
      ['error', 'schedule repairOrders', { error: 'Error: connection lost' }],
    ]);
  });
});
