// Parses the command line.
import { isUtf8 } from 'node:buffer';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../console.ts';

export interface Request {
  path: string;
  restaurantGuid: string;
  isDryRun: boolean;
  sellOnline: boolean;
  location: string | undefined;
  untaxed: boolean;
  /** The file for the complete report as JSON. */
  reportPath: string;
  /** A deployed project; the emulators if absent. */
  projectId: string | undefined;
}

const usage =
  'npm run import-menu -- <file> --restaurant <guid> [--dry-run] [--sell-online] [--untaxed] [--location <id>] [--report <file.json>] [--project <id>]';

const options = {
  restaurant: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'sell-online': { type: 'boolean', default: false },
  location: { type: 'string' },
  untaxed: { type: 'boolean', default: false },
  report: { type: 'string' },
  project: { type: 'string' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : String(error)}\n  ${usage}`);
  }
}

/** A new file in the system's temporary folder. */
const ownReportPath = (path: string): string =>
  join(mkdtempSync(join(tmpdir(), 'bite-import-')), `${parse(path).name}-report.json`);

/** Throws a SetupError with the usage. */
export function readRequest(args: string[]): Request {
  const { values, positionals } = parsed(args);
  const [path, ...more] = positionals;
  if (!path || more.length > 0) throw new SetupError(`Name one file with a Square catalogue:\n  ${usage}`);
  if (!values.restaurant) throw new SetupError(`Say with --restaurant whose menu it is:\n  ${usage}`);
  return {
    path,
    restaurantGuid: values.restaurant,
    isDryRun: values['dry-run'],
    sellOnline: values['sell-online'],
    location: values.location,
    untaxed: values.untaxed,
    reportPath: values.report ?? ownReportPath(path),
    projectId: values.project,
  };
}

/** The parsed JSON. Throws a SetupError if the file is missing or invalid. */
export function readJson(path: string): unknown {
  if (!existsSync(path)) throw new SetupError(`There is no file ${path}.`);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new SetupError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const text = textOf(bytes, path);
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
    throw new SetupError(
      `${basename(path)} is not JSON (${reason}): export the catalogue again. Nothing was imported.`,
    );
  }
}

/** Throws for other encodings, which would garble accented characters. */
function textOf(bytes: Buffer, path: string): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  throw new SetupError(
    `${basename(path)} is not UTF-8 text, perhaps Latin-1 or Windows-1252: its accents would be garbled. Save it as UTF-8 and try again. Nothing was imported.`,
  );
}
