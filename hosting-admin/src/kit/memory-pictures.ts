// Picture storage in memory, for the kit page.
import type { PicturePort } from '../ui/fields/use-upload.ts';

export const memoryPictures: PicturePort = {
  async upload(file, { signal, onProgress }) {
    let read = 0;
    for await (const chunk of file.stream()) {
      signal.throwIfAborted();
      read += chunk.byteLength;
      onProgress((read / file.size) * 100);
    }
    return {
      value: URL.createObjectURL(file),
      statistics: { percentReduced: 0, finalSize: file.size, responsiveSizes: 0, hasWebp: false },
    };
  },
  async load(value) {
    const blob = await (await fetch(value)).blob();
    return new File([blob], 'picture', { type: blob.type });
  },
  checkAgain: async () => undefined,
  discard: () => undefined,
};
