// The names of uploaded pictures. Each upload has its own, since browsers keep what they got for a URL.
import { slugOf } from '../kernel/slug.ts';

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
};

const LONGEST_STEM = 60;
const UNIQUE_DIGITS = 12;

/** 'Quattro Stagioni.JPEG' is 'quattro-stagioni-0f3a9c1be842.jpg'. @param guid Makes it unique. */
export function pictureName(fileName: string, type: string, guid: string): string {
  const stem = slugOf(fileName.replace(/\.[^.]*$/, '')).slice(0, LONGEST_STEM) || 'picture';
  const unique = guid.replaceAll('-', '').slice(0, UNIQUE_DIGITS);
  return `${stem}-${unique}.${extensions[type] ?? 'jpg'}`;
}

/** The id of a picture's record, in `pictures` below its restaurant or in `site_pictures`. */
export const pictureId = (folder: string, name: string): string => `${folder}:${name}`;
