// The command `npm run import-menu`, without its process: tests run it in theirs.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Fault } from '@bite/shared/catalogue/square/catalog';
import { DomainError } from '@bite/shared/kernel/errors';
import type { MenuImport } from '../../functions/src/catalogue/import-square-menu.ts';
import type { MenuImporter } from '../../functions/src/composition/menu-import.ts';
import { adviceOn, pointAt } from '../connect.ts';
import { failed, note, SetupError, say, step } from '../console.ts';
import { countLines, faultLines, printReport } from './print-report.ts';
import { type Request, readJson, readRequest } from './request.ts';

async function run(importer: MenuImporter, request: Request, file: unknown): Promise<MenuImport> {
  const { restaurantGuid, isDryRun, sellOnline, location, untaxed } = request;
  const title = isDryRun
    ? 'Checking what an import would do (dry run: nothing is written)'
    : 'Importing the menu';
  return step(title, () =>
    importer.run({
      restaurantGuid,
      file,
      location,
      sellOnline,
      untaxed,
      isDryRun,
      onStage: note,
      onPlan: (counts) => {
        note('the file is in order; to be written:');
        for (const line of countLines(counts)) note(`  ${line}`);
      },
      onProgress: (written, total) => note(`${written} of ${total} documents written`),
    }),
  );
}

function faultsOf(error: DomainError): Fault[] {
  return (error.details as { faults?: Fault[] } | undefined)?.faults ?? [];
}

async function explain(error: unknown, importer: MenuImporter, request: Request): Promise<number> {
  if (!(error instanceof DomainError)) throw adviceOn(error, request.projectId) ?? error;
  const faults = faultsOf(error);
  say();
  for (const line of faultLines(faults)) say(`  ${line}`);
  if (faults.length > 0) writeReport(request.reportPath, { error: error.message, faults });
  if (error.code === 'RESTAURANT_NOT_FOUND') {
    const known = await importer.restaurants();
    if (known.length > 0) say('  There are:');
    for (const { name, guid } of known) say(`    ${guid}  ${name}`);
  }
  failed(error.message);
  return 1;
}

function writeReport(path: string, report: object): void {
  try {
    writeFileSync(path, `${JSON.stringify(report, null, 2)}\n`);
  } catch (error) {
    throw new SetupError(
      `The report cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  note(`the whole report is in ${path}`);
}

/** Returns the exit code. */
export async function main(args: string[]): Promise<number> {
  const request = readRequest(args);
  const file = readJson(request.path);
  say(
    `${basename(request.path)} → restaurant ${request.restaurantGuid} in ${await pointAt(request.projectId)}`,
  );
  const { composeMenuImport } = await import('../../functions/src/composition/menu-import.ts');
  const importer = composeMenuImport();
  try {
    const result = await run(importer, request, file);
    printReport(result);
    say();
    writeReport(request.reportPath, { file: request.path, ...result });
    return 0;
  } catch (error) {
    return explain(error, importer, request);
  }
}
