// What signing out leaves behind on the device: the theme, and nothing else of ours (O4-12, O9-17, decisions 16).
import { THEME_KEY } from '../../lib/theme.ts';

const ours = ['selected_', 'bite', 'auth', 'user', 'token', 'session'];

export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    const name = key.toLowerCase();
    if (name !== THEME_KEY && ours.some((part) => name.includes(part))) storage.removeItem(key);
  }
}
