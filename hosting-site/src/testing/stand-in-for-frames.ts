// Frames load nothing in a test: one that says only what the test says for it.
import { vi } from 'vitest';

/** Until `vi.restoreAllMocks()`. */
export function standInForFrames(): void {
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
    if (name !== 'iframe') return create(name, options);
    const frame = create('div');
    Object.defineProperties(frame, {
      contentWindow: { value: {} },
      src: { get: () => frame.getAttribute('src') },
    });
    return frame;
  });
}
