// The file that a person has chosen: read, its format guessed, and its columns matched.
import { type CsvColumns, guessColumns } from '@bite/shared/catalogue/exchange/csv-columns';
import { type CsvTable, readCsv } from '@bite/shared/catalogue/exchange/csv-table';
import { LONGEST_MENU_FILE, type MenuFileFormat } from '@bite/shared/catalogue/exchange/menu-file';
import { useState } from 'react';
import { guessFormat } from './menu-file-kinds.ts';

export interface ChosenFile {
  name: string;
  text: string;
  format: MenuFileFormat;
  table?: CsvTable | undefined;
  columns: CsvColumns;
}

/** The character that stands for bytes which are no UTF-8. */
const BROKEN = '\uFFFD';

export function useMenuFile() {
  const [file, setFile] = useState<ChosenFile>();
  const [fault, setFault] = useState<string>();

  async function choose(chosen: File): Promise<void> {
    setFile(undefined);
    setFault(undefined);
    if (chosen.size > LONGEST_MENU_FILE)
      return setFault('The file is larger than 4 MB. Your Bite contact can import it for you.');
    const text = await chosen.text();
    if (text.includes(BROKEN))
      return setFault(
        'The file is not UTF-8 text, so its accents would be garbled. Save it as UTF-8 and choose it again.',
      );
    const format = guessFormat(chosen.name, text);
    if (format === undefined)
      setFault('Bite does not recognise this file: choose its kind, or take one of the kinds below.');
    setFile(await withTable({ name: chosen.name, text, format: format ?? 'csv', columns: {} }));
  }

  async function setFormat(format: MenuFileFormat): Promise<void> {
    setFault(undefined);
    if (file) setFile(await withTable({ ...file, format }));
  }

  const setColumns = (columns: CsvColumns): void => {
    if (file) setFile({ ...file, columns });
  };

  return { file, fault, choose, setFormat, setColumns, clear: () => setFile(undefined) };
}

async function withTable(file: ChosenFile): Promise<ChosenFile> {
  if (file.format !== 'csv') return { ...file, table: undefined };
  const table = await readCsv(file.text);
  return table.ok ? { ...file, table, columns: guessColumns(table.header) } : { ...file, table: undefined };
}
