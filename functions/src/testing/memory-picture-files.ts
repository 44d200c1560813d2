// Files of pictures in memory, with generations as in Cloud Storage.
import type { PictureFile, PictureFiles } from '../ports/picture-files.ts';

export interface MemoryPictureFiles extends PictureFiles {
  /** Stores or replaces a file. Returns its generation. */
  put(path: string, bytes: Uint8Array, isPacked?: boolean): string;
  delete(path: string): void;
  paths(): string[];
  /** This file cannot be deleted for now. */
  refuse(path: string | undefined): void;
}

export function memoryPictureFiles(): MemoryPictureFiles {
  const files = new Map<string, PictureFile & { bytes: Uint8Array }>();
  let refused: string | undefined;
  let generations = 1_700_000_000_000_000;
  const exactly = (path: string, generation: string) => {
    const file = files.get(path);
    return file?.generation === generation ? file : undefined;
  };
  const store = (path: string, bytes: Uint8Array, isPacked = false): string => {
    generations += 1;
    const generation = String(generations);
    const uploadedAt = '2026-06-10T22:00:00.000Z';
    files.set(path, { generation, size: bytes.length, uploadedAt, isPacked, bytes });
    return generation;
  };
  return {
    put: store,
    delete: (path) => void files.delete(path),
    paths: () => [...files.keys()].sort(),
    refuse: (path) => {
      refused = path;
    },
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
    async write(path, bytes) {
      store(path, bytes);
    },
    async removeBelow(path, except = []) {
      const below = [...files.keys()].filter(
        (other) => other.startsWith(`${path}/`) && !except.includes(other.slice(path.length + 1)),
      );
      for (const other of below) if (other !== refused) files.delete(other);
      if (refused !== undefined && below.includes(refused)) throw new Error('locked');
    },
  };
}
