// What an import would change or has changed, and what of the file stays behind.
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { changeWords, columns as countColumns, kindWords, type MenuImport } from './import-words.ts';

/** The kinds of which something is in the file. */
export function ImportCounts({ counts }: Pick<MenuImport, 'counts'>) {
  const rows = kindWords.flatMap(({ kind, many }) => {
    const of = counts[kind];
    return of && of.created + of.updated + of.unchanged > 0 ? [{ many, of }] : [];
  });
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">What the import changes</caption>
      <thead>
        <tr className="text-muted">
          <td />
          {countColumns.map(({ key, label }) => (
            <th key={key} scope="col" className="py-1 text-right font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ many, of }) => (
          <tr key={many} className="border-t border-line">
            <th scope="row" className="py-1.5 font-medium">
              {many}
            </th>
            {countColumns.map(({ key }) => (
              <td key={key} className={classNames('text-right', of[key] === 0 && 'text-muted')}>
                {of[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ImportReport({ report }: Pick<MenuImport, 'report'>) {
  const { changes, losses, notes, gone, removed, untaxed, notShown } = report;
  return (
    <div className="grid gap-2">
      <Part title="To know" isOpen texts={notes} />
      <Part title="Sold without tax from now on" isOpen texts={untaxed} />
      <Part title="Sizes and options that go" isOpen texts={removed} />
      <Part
        title="What stays behind"
        isOpen
        texts={losses.map(({ what, why, count, example }) => (
          <>
            <b className="font-medium">{what}</b>
            {` × ${count}: ${why}`}
            {example && <span className="text-muted">{`, such as ${example}`}</span>}
          </>
        ))}
      />
      <Part
        title="What changes"
        texts={changes.map(({ kind, name, picture, ...change }) => (
          <span key={`${kind} ${name}`} className="flex items-center gap-3">
            {picture !== undefined && <Thumbnail src={picture} />}
            <span className="min-w-0">
              <b className="font-medium">{name}</b>
              {` (${kindWords.find((one) => one.kind === kind)?.one}): ${changeWords(change)}`}
            </span>
          </span>
        ))}
      />
      <Part title="Guests do not see" texts={notShown} />
      <Part title="Not in this file: they stay as they are" texts={gone} />
    </div>
  );
}

function Part({
  title,
  texts,
  isOpen = false,
}: {
  title: string;
  texts: readonly ReactNode[];
  isOpen?: boolean;
}) {
  if (texts.length === 0) return null;
  return (
    <details open={isOpen && texts.length <= 10} className="rounded-lg border border-line px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
        {title} <span className="font-normal text-muted">({texts.length})</span>
      </summary>
      <ul className="grid max-h-72 gap-1 overflow-y-auto pb-3 text-sm wrap-anywhere">
        {texts.map((text, index) => (
          // The texts of a report never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same.
          <li key={index}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
