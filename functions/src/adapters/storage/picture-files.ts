// Pictures in Cloud Storage, or its emulator.
import type { PictureFiles, ReadPictureCopy } from '../../ports/picture-files.ts';
import type { Bucket } from './picture-bucket.ts';

/** A copy stays as it is at its URL, unless it is rendered again. */
const CACHED = 'public, max-age=2592000';

/** Deleted or replaced: the generation asked for no longer exists. */
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
      const [{ generation, size, timeCreated, contentEncoding = '' }] = found;
      return {
        generation: String(generation),
        size: Number(size),
        uploadedAt: new Date(String(timeCreated)).toISOString(),
        isPacked: contentEncoding !== '' && contentEncoding !== 'identity',
      };
    },
    // As stored: whoever uploads a compressed file must not make us unpack it.
    read: async (path, generation) =>
      (await unlessGone(bucket.file(path, { generation }).download({ decompress: false })))?.[0],
    async remove(path, generation) {
      await unlessGone(bucket.file(path).delete({ ifGenerationMatch: generation }));
    },
    async write(path, bytes, contentType) {
      await bucket.file(path).save(Buffer.from(bytes), {
        contentType,
        metadata: { cacheControl: CACHED },
        resumable: false,
      });
    },
    async removeBelow(path, except = []) {
      const [files] = await bucket.getFiles({ prefix: `${path}/` });
      const removed = files.filter(({ name }) => !except.includes(name.slice(path.length + 1)));
      const outcomes = await Promise.allSettled(removed.map((file) => unlessGone(file.delete())));
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
    },
  };
}

export const bucketCopies =
  (bucket: Bucket): ReadPictureCopy =>
  async (path) =>
    (await unlessGone(bucket.file(path).download()))?.[0];
