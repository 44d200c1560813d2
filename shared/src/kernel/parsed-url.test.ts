import { describe, expect, it } from 'vitest';
import { parsedUrl } from './parsed-url.ts';

describe('a URL that is read', () => {
  it('is undefined for what is none', () => {
    expect(parsedUrl('bella')).toBeUndefined();
    expect(parsedUrl('')).toBeUndefined();
    expect(parsedUrl('/menu', 'https://bella.example')?.href).toBe('https://bella.example/menu');
  });

  it('is the same however often it is read', () => {
    for (let time = 0; time < 20_000; time += 1)
      if (parsedUrl('https://café')?.hostname !== 'xn--caf-dma') throw new Error(`Wrong at time ${time}`);
  });
});
