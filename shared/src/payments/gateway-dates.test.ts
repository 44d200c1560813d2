import { describe, expect, it } from 'vitest';
import { isCompactDate, isDashedDate, isMonthDay } from './gateway-dates.ts';

describe('dates of the gateway', () => {
  it.each([
    ['0101', true],
    ['1231', true],
    ['0231', true],
    ['0001', false],
    ['1301', false],
    ['0100', false],
    ['0132', false],
    ['101', false],
    ['01011', false],
    ['1a01', false],
  ])('I5.2-25 %s as MMDD: %s', (text, valid) => {
    expect(isMonthDay(text)).toBe(valid);
  });

  it.each([
    ['19000101', true],
    ['21001231', true],
    ['18991231', false],
    ['21010101', false],
    ['20261301', false],
    ['20260032', false],
    ['20260132', false],
    ['2026011', false],
    ['202601011', false],
    ['2026-1-1', false],
  ])('I5.2-25 %s as YYYYMMDD: %s', (text, valid) => {
    expect(isCompactDate(text)).toBe(valid);
  });

  it.each([
    ['2026-11-21', true],
    ['20261121', false],
    ['2026-1121', false],
    ['2026-13-01', false],
    ['1899-12-31', false],
    ['2026/11/21', false],
    ['x2026-11-21', false],
    ['2026-11-210', false],
  ])('I5.2-25 %s as YYYY-MM-DD: %s', (text, valid) => {
    expect(isDashedDate(text)).toBe(valid);
  });
});
