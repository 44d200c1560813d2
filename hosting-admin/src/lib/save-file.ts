// Gives a table as a file to whoever asked for it, as the browser saves its downloads.

/** What has Excel read UTF-8; whatever reads an answer as text takes it away. */
const BYTE_ORDER_MARK = '\uFEFF';

export function saveCsv(name: string, text: string): void {
  const file = new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
