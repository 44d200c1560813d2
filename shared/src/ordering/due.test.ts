import { describe, expect, it } from 'vitest';
import { MINUTE } from '../kernel/durations.ts';
import { ageLabel, dueLabel, urgencyOf } from './due.ts';

describe('how an order stands against its promise', () => {
  it.each([
    [20, 'onTime', '20 min left'],
    [5.01, 'onTime', '6 min left'],
    [5, 'soon', '5 min left'],
    [0.2, 'soon', '1 min left'],
    [0, 'soon', 'due now'],
    [-0.5, 'late', 'due now'],
    [-7.5, 'late', '7 min late'],
    [-65, 'late', '1 h 5 min late'],
    [120, 'onTime', '2 h left'],
  ])('%d minutes before it: %s, “%s”', (minutes, urgency, label) => {
    expect(urgencyOf(minutes * MINUTE, 0)).toBe(urgency);
    expect(dueLabel(minutes * MINUTE, 0)).toBe(label);
  });

  it.each([
    [0.9, 'just now'],
    [3.9, '3 min ago'],
    [130, '2 h 10 min ago'],
    [-2, 'just now'],
  ])('%d minutes old is “%s”', (minutes, label) => {
    expect(ageLabel(0, minutes * MINUTE)).toBe(label);
  });
});
