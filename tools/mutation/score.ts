// Summarizes a mutation report. Mutants that do not compile or that no test reaches at run time are ignored; one that makes a
// test run forever counts as noticed.

export interface Mutant {
  status:
    | 'Killed'
    | 'Timeout'
    | 'Survived'
    | 'NoCoverage'
    | 'Ignored'
    | 'CompileError'
    | 'RuntimeError'
    | 'Pending';
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
}

export interface Report {
  files: Record<string, { mutants: Mutant[] }>;
}

/** The share of mutants that must be noticed in each area. */
export const REQUIRED_SHARE = 0.9;

const noticed = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const unnoticed = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';

const mutantsOf = (report: Report, files: readonly string[]): [file: string, Mutant][] =>
  files.flatMap((file) =>
    (report.files[file]?.mutants ?? []).map((mutant): [string, Mutant] => [file, mutant]),
  );

export function scoreOf(report: Report, files: readonly string[]): { killed: number; total: number } {
  const mutants = mutantsOf(report, files).map(([, mutant]) => mutant);
  const killed = mutants.filter(noticed).length;
  return { killed, total: killed + mutants.filter(unnoticed).length };
}

/** 'path:line:column mutator → replacement', to look at them one by one. */
export function survivorsOf(report: Report, files: readonly string[]): string[] {
  return mutantsOf(report, files)
    .filter(([, mutant]) => unnoticed(mutant))
    .map(([file, { location, mutatorName, replacement = '' }]) => {
      const { line, column } = location.start;
      return `${file}:${line}:${column} ${mutatorName} → ${replacement.replace(/\s+/g, ' ').slice(0, 80)}`;
    });
}
