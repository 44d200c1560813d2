// Pictures in Cloud Storage, or its emulator.
import type { getStorage } from 'firebase-admin/storage';
import type { PictureFiles } from '../../ports/picture-files.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Gone, or replaced since: a generation is asked for by its number. */
const isGone = (error: unknown): boolean => [404, 412].includes(Number((error as { code?: unknown }).code));

async function unlessGone<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

export function bucketPictureFiles(bucket: Bucket): PictureFiles {
  return {
    async find(path) {
      const found = await unlessGone(bucket.file(path).getMetadata());
      if (!found) return undefined;
      const [{ generation, size, timeCreated }] = found;
      return {
        generation: String(generation),
        size: Number(size),
        uploadedAt: new Date(String(timeCreated)).toISOString(),
      };
    },
    read: async (path, generation) => (await unlessGone(bucket.file(path, { generation }).download()))?.[0],
    async remove(path, generation) {
      await unlessGone(bucket.file(path).delete({ ifGenerationMatch: generation }));
    },
    async removeBelow(path) {
      await bucket.deleteFiles({ prefix: `${path}/` });
    },
  };
}
