// Saves text as a file through the browser's download.

/** The byte order mark that makes Excel read UTF-8; reading a response as text removes it. */
const BYTE_ORDER_MARK = '\uFEFF';

export const saveCsv = (name: string, text: string): void =>
  save(name, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));

export const saveJson = (name: string, value: unknown): void =>
  save(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));

function save(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
