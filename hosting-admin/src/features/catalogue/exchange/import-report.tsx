// What an import would change or has changed, and what of the file stays behind.
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { changeLines, columns as countColumns, kindWords, type MenuImport, oneOf } from './import-words.ts';
import { NewNames } from './new-names.tsx';

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

interface ImportReportProps extends Pick<MenuImport, 'report'> {
  /** ISO 4217 */
  currency: string;
}

export function ImportReport({ report, currency }: ImportReportProps) {
  const { changes, newNames, losses, notes, gone, removed, untaxed, notShown } = report;
  const changed = changes.filter(({ isNew }) => !isNew);
  const added = changes.filter(({ isNew }) => isNew);
  return (
    <div className="grid gap-2">
      <NewNames names={newNames} />
      <Part
        title="What changes"
        isOpen
        texts={changed.map(({ kind, name, values, picture }) => (
          <WithPicture key={`${kind} ${name}`} picture={picture}>
            <b className="font-semibold">{name}</b> <span className="text-muted">({oneOf(kind)})</span>
            {changeLines({ kind, values }, currency).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read the same, and none moves.
              <span key={index} className="block pl-3">
                {line}
              </span>
            ))}
          </WithPicture>
        ))}
      />
      <Part title="To know" isOpen texts={notes} />
      <Part title="Sold without tax" isOpen texts={untaxed} />
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
        title="What is new"
        texts={added.map(({ kind, name, picture }) => (
          <WithPicture key={`${kind} ${name}`} picture={picture}>
            <b className="font-medium">{name}</b> <span className="text-muted">({oneOf(kind)})</span>
          </WithPicture>
        ))}
      />
      <Part title="Guests do not see" texts={notShown} />
      <Part title="Not in this import: they stay as they are" texts={gone} />
    </div>
  );
}

function WithPicture({ picture, children }: { picture: string | undefined; children: ReactNode }) {
  return (
    <span className="flex items-center gap-3">
      {picture !== undefined && <Thumbnail src={picture} />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

/** More of them are folded away at first, and scroll. */
const FEW = 10;

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
    <details open={isOpen && texts.length <= FEW} className="rounded-lg border border-line px-3">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
        {title} <span className="font-normal text-muted">({texts.length})</span>
      </summary>
      <ul
        className={classNames(
          'grid gap-1 pb-3 text-sm wrap-anywhere',
          texts.length > FEW && 'max-h-72 overflow-y-auto',
        )}
      >
        {texts.map((text, index) => (
          // The texts of a report never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same.
          <li key={index}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
