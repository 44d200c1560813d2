// What would come into being because the restaurant has nothing of its name: a misspelt section is a new one.
import { Notice } from '../../../ui/notice.tsx';
import { kindWords, type MenuImport, oneOf } from './import-words.ts';

type NewName = MenuImport['report']['newNames'][number];

export function NewNames({ names }: { names: readonly NewName[] }) {
  const doubtful = names.filter(({ like }) => like !== undefined);
  const byKind = kindWords.flatMap(({ kind, many }) => {
    const own = names.filter((one) => one.kind === kind);
    // New items are counted; of them, only the doubtful ones are named.
    return own.length > 0 && kind !== 'items' ? [{ many, own }] : [];
  });
  return (
    <>
      {doubtful.length > 0 && (
        <Notice tone="warn">
          <p className="font-semibold">Is each of these new? If not, correct its name in the file.</p>
          <ul aria-label="Names to look at" className="grid max-h-72 gap-1 overflow-y-auto wrap-anywhere">
            {doubtful.map(({ kind, name, like = '' }) => (
              <li key={`${kind} ${name} ${like}`}>
                <b className="font-medium">{name}</b> ({oneOf(kind)}): {doubt(name, like)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {byKind.length > 0 && (
        <dl className="grid gap-1 rounded-lg border border-line px-3 py-2.5 text-sm wrap-anywhere">
          {byKind.map(({ many, own }) => (
            <div key={many}>
              <dt className="inline font-semibold">{`New ${many.toLowerCase()}: `}</dt>
              <dd className="inline">{own.map(({ name }) => name).join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const doubt = (name: string, like: string): string =>
  name.toLowerCase().endsWith(like.toLowerCase())
    ? 'there is one of this name already, and this would be another.'
    : `did you mean ${like}?`;
