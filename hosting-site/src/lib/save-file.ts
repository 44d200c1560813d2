// Saves a file through the browser's download.
import { MINUTE } from '@bite/shared/kernel/durations';

export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // A phone opens the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE);
}
