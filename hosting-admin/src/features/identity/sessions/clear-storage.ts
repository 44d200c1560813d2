// Clears the browser's storage on sign-out; only the theme stays (O4-12, O9-17, decisions 16).
import { isClearedOnSignOut } from '@bite/shared/shell/sign-out';

export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) if (isClearedOnSignOut(key)) storage.removeItem(key);
}
