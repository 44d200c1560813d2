import { describe, expect, it } from 'vitest';
import { axisOf } from './chart-axis.ts';

describe('the axis of ratings', () => {
  it('goes from one star to five, and names each', () => {
    expect(axisOf([1, 5])).toEqual({ domain: [1, 5], ticks: [1, 2, 3, 4, 5] });
  });
});
