// Files of pictures in memory, with generations as Cloud Storage gives them.
import type { PictureFile, PictureFiles } from '../ports/picture-files.ts';

export interface MemoryPictureFiles extends PictureFiles {
  /** Puts a file there, in the place of another. Answers its generation. */
  put(path: string, bytes: Uint8Array): string;
  delete(path: string): void;
  paths(): string[];
}

export function memoryPictureFiles(): MemoryPictureFiles {
  const files = new Map<string, PictureFile & { bytes: Uint8Array }>();
  let generations = 1_700_000_000_000_000;
  const exactly = (path: string, generation: string) => {
    const file = files.get(path);
    return file?.generation === generation ? file : undefined;
  };
  return {
    put(path, bytes) {
      generations += 1;
      const generation = String(generations);
      files.set(path, { generation, size: bytes.length, uploadedAt: '2026-06-10T22:00:00.000Z', bytes });
      return generation;
    },
    delete: (path) => void files.delete(path),
    paths: () => [...files.keys()].sort(),
    async find(path) {
      const stored = files.get(path);
      if (!stored) return undefined;
      const { bytes: _, ...file } = stored;
      return file;
    },
    read: async (path, generation) => exactly(path, generation)?.bytes,
    async remove(path, generation) {
      if (exactly(path, generation)) files.delete(path);
    },
    async removeBelow(path) {
      for (const other of files.keys()) if (other.startsWith(`${path}/`)) files.delete(other);
    },
  };
}
