// The axis of a chart's values where its ends are given: nothing is drawn beyond them, and each whole number is named.

type Domain = readonly [from: number, to: number];

interface ValueAxis {
  domain: [number, number];
  ticks: number[];
}

export const axisOf = ([from, to]: Domain): ValueAxis => ({
  domain: [from, to],
  ticks: Array.from({ length: to - from + 1 }, (_, index) => from + index),
});
