// What signing out leaves behind on the device: the theme, and nothing else of ours (O4-12, O9-17, decisions 16).
import { isClearedOnSignOut } from '@bite/shared/shell/sign-out';

export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (isClearedOnSignOut(key)) storage.removeItem(key);
}
