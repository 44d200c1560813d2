// The file that a person has chosen: read, its format guessed, and its columns matched.
import { type CsvColumns, guessColumns } from '@bite/shared/catalogue/exchange/csv-columns';
import { type CsvTable, readCsv } from '@bite/shared/catalogue/exchange/csv-table';
import { LONGEST_MENU_FILE, type MenuFileFormat } from '@bite/shared/catalogue/exchange/menu-file';
import { useRef, useState } from 'react';
import { guessFormat } from './menu-file-kinds.ts';

export interface ChosenFile {
  name: string;
  text: string;
  format: MenuFileFormat;
  /** Of a file that is or was taken for a table. */
  table?: CsvTable | undefined;
  /** Matched by hand or guessed; kept while another kind is chosen. */
  columns: CsvColumns;
}

/** The character that stands for bytes which are no UTF-8. */
const BROKEN = '\uFFFD';

export function useMenuFile() {
  const [file, setFile] = useState<ChosenFile>();
  const [fault, setFault] = useState<string>();

  // Reading takes a while: what a person chose last counts.
  const choices = useRef(0);

  async function choose(chosen: File): Promise<void> {
    choices.current += 1;
    const choice = choices.current;
    setFile(undefined);
    setFault(undefined);
    const read = await readChosen(chosen);
    if (choice !== choices.current) return;
    setFile(read.file);
    setFault(read.fault);
  }

  async function setFormat(format: MenuFileFormat): Promise<void> {
    setFault(undefined);
    if (!file) return;
    choices.current += 1;
    const choice = choices.current;
    const changed = await withTable({ ...file, format });
    if (choice === choices.current) setFile(changed);
  }

  const setColumns = (columns: CsvColumns): void => {
    if (file) setFile({ ...file, columns });
  };

  return { file, fault, choose, setFormat, setColumns, clear: () => setFile(undefined) };
}

async function readChosen(chosen: File): Promise<{ file?: ChosenFile; fault?: string }> {
  if (chosen.size > LONGEST_MENU_FILE)
    return { fault: 'The file is larger than 4 MB. Your Bite contact can import it for you.' };
  const text = await chosen.text();
  if (text.includes(BROKEN))
    return {
      fault:
        'The file is not UTF-8 text, so its accents would be garbled. Save it as UTF-8 and choose it again.',
    };
  const format = guessFormat(chosen.name, text);
  const file = await withTable({ name: chosen.name, text, format: format ?? 'csv', columns: {} });
  if (format !== undefined) return { file };
  return {
    file,
    fault: 'Bite does not recognise this file: choose its kind, or take one of the kinds below.',
  };
}

async function withTable(file: ChosenFile): Promise<ChosenFile> {
  if (file.format !== 'csv' || file.table) return file;
  const table = await readCsv(file.text);
  return table.ok ? { ...file, table, columns: guessColumns(table.header) } : file;
}
