import { describe, expect, it } from 'vitest';
import { chargebackGroup, chargebackReasons } from './chargeback-reasons.ts';

describe('chargeback reasons', () => {
  it.each([
    [
      'fraud',
      '10.1 10.2 10.3 10.4 10.5 4837 4840 4849 4863 4870 4871 F10 F14 F24 F29 F30 F31 FR2 FR4 FR6 UA01 UA02 UA05 UA06',
    ],
    ['authorization', '11.1 11.2 11.3 4807 4808 4812 A01 A02 A08 AT DA EX NA'],
    [
      'processing',
      '12.1 12.2 12.3 12.4 12.5 12.6 12.6.1 12.6.2 12.7 4831 4834 4842 4846 P01 P03 P04 P05 P07 P08 P22 P23 AW CD DP IN LP PM',
    ],
    [
      'consumerDispute',
      '13.1 13.2 13.3 13.4 13.5 13.6 13.7 13.8 13.9 4841 4853 4854 4855 4859 4860 C02 C04 C05 C08 C14 C18 C28 C31 C32 AA AP NF RG RM RN',
    ],
  ] as const)('I5.3-11 of the group %s', (group, codes) => {
    expect(chargebackReasons[group]).toEqual(codes.split(' '));
    for (const code of codes.split(' ')) expect(chargebackGroup(code)).toBe(group);
  });

  it('I5.3-11 stand in one group each', () => {
    const all = Object.values(chargebackReasons).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['37', 'fraud'],
    ['08', 'authorization'],
    ['34', 'processing'],
    ['53', 'consumerDispute'],
    [' ua02 ', 'fraud'],
    ['99', undefined],
    ['', undefined],
    ['7', undefined],
    ['10.9', undefined],
  ])('I5.3-11 %j, as reports write it, is of the group %s', (code, group) => {
    expect(chargebackGroup(code)).toBe(group);
  });
});
