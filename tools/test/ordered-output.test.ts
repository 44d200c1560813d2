import { describe, expect, it } from 'vitest';
import { orderedOutputs } from './ordered-output.ts';

function threeVoices() {
  const read: string[] = [];
  const outputs = orderedOutputs(3, (text) => {
    if (text) read.push(text);
  });
  const [first, second, third] = outputs;
  if (!first || !second || !third) throw new Error('Three outputs were asked for');
  return { read, first, second, third };
}

describe('what parts say side by side', () => {
  it('is read at once from the first of them', () => {
    const { read, first } = threeVoices();
    first.write('a');
    expect(read).toEqual(['a']);
  });

  it('is kept together, and read in the order of the parts, whichever ends first', () => {
    const { read, first, second, third } = threeVoices();
    third.write('c1 ');
    second.write('b1 ');
    third.write('c2');
    third.end();
    first.write('a');
    second.write('b2');
    first.end();
    expect(read).toEqual(['a', 'b1 b2']);
    second.end();
    expect(read).toEqual(['a', 'b1 b2', 'c1 c2']);
  });

  it('is read from the next part as it speaks once its turn has come', () => {
    const { read, first, second } = threeVoices();
    first.end();
    second.write('b');
    expect(read).toEqual(['b']);
  });

  it('loses nothing that is said late', () => {
    const { read, first, second, third } = threeVoices();
    first.end();
    first.write('a, late');
    second.end();
    third.end();
    third.write('c, late');
    expect(read).toEqual(['a, late', 'c, late']);
  });
});
