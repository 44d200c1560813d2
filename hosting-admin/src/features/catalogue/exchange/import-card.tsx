// A menu file is chosen, checked and imported.
import type { Answers, MyRestaurant } from '@bite/shared/api/answers';
import { csvTemplate } from '@bite/shared/catalogue/exchange/csv-columns';
import { csvOf } from '@bite/shared/kernel/csv';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePorts } from '../../../lib/ports-context.tsx';
import { parametersOf } from '../../../lib/records.ts';
import { saveCsv } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChoiceLine } from '../../../ui/choice-line.tsx';
import { FailureNotice } from '../../../ui/failure-notice.tsx';
import { Field, inputClasses } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CheckedImport } from './checked-import.tsx';
import { ColumnMatching } from './column-matching.tsx';
import { FaultList } from './fault-list.tsx';
import { menuFileKinds } from './menu-file-kinds.ts';
import type { RefusedLines } from './refused-lines.tsx';
import { type ChosenFile, useMenuFile } from './use-menu-file.ts';

const ACCEPTED = '.csv,.tsv,.txt,.json,.xml,text/csv,application/json,text/xml';

interface SquareOptions {
  sellOnline: boolean;
  untaxed: boolean;
  location: string;
}
const usual: SquareOptions = { sellOnline: false, untaxed: false, location: '' };

interface CheckRequest {
  file: ChosenFile;
  /** Lines to leave out. */
  without?: RefusedLines | undefined;
}

export function ImportCard({ place }: { place: MyRestaurant }) {
  const { call } = usePorts();
  const { file, fault, choose, setFormat, setColumns } = useMenuFile();
  const [options, setOptions] = useState(usual);
  const checking = useMutation({
    mutationFn: ({ file, without }: CheckRequest): Promise<Answers['checkMenuFile']> => {
      const { name, text, format, columns, table } = file;
      const { location, ...flags } = options;
      const more = {
        ...(location.trim() && { location: location.trim() }),
        ...(format === 'csv' && table && { columns }),
        ...(without && { leaveOut: [...without.lines] }),
      };
      return call('checkMenuFile', {
        parameters: parametersOf(place),
        body: { format, fileName: name, text, options: { ...flags, ...more } },
      });
    },
  });
  const { data: checked, reset } = checking;
  const refused = checked?.leaveOut &&
    file?.table && { file, lines: checked.leaveOut, faults: checked.faults };
  return (
    <Card
      title="Import a menu"
      description="Nothing changes before you have seen what would. Import the same file again to update what it brought."
      actions={<Button onClick={() => void saveTemplate()}>Download a template</Button>}
    >
      <div className="grid gap-4">
        <Field
          label="Menu file"
          hint={
            file
              ? `Chosen: ${file.name}`
              : 'A table (CSV), or a menu from Square, Bite, OpenMenu or Uber Eats, up to 4 MB'
          }
          error={fault}
        >
          {(input) => (
            <input
              {...input}
              type="file"
              accept={ACCEPTED}
              className={`${inputClasses} py-1.5 pl-1.5 text-transparent file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-md file:border-0 file:bg-column file:px-3 file:text-sm file:font-semibold file:text-ink`}
              onChange={({ target }) => {
                reset();
                const [chosen] = target.files ?? [];
                if (chosen) void choose(chosen);
                // The same file can be chosen again. The hint says which it is, so the field's own words are not shown.
                target.value = '';
              }}
            />
          )}
        </Field>
        {file && (
          <>
            <Kind file={file} onChange={(format) => void setFormat(format).then(reset)} />
            {file.format === 'csv' && file.table && (
              <ColumnMatching
                table={file.table}
                columns={file.columns}
                onChange={(columns) => {
                  reset();
                  setColumns(columns);
                }}
              />
            )}
            {file.format === 'square' && (
              <SquareChoices
                options={options}
                onChange={(next) => {
                  reset();
                  setOptions(next);
                }}
              />
            )}
            {!checked?.import && (
              <Button
                look="primary"
                className="justify-self-start"
                aria-disabled={checking.isPending}
                onClick={() => !checking.isPending && checking.mutate({ file })}
              >
                {checking.isPending ? 'Checking…' : 'Check the file'}
              </Button>
            )}
          </>
        )}
        {checking.isError && <FailureNotice error={checking.error} undone="The file was not checked." />}
        {checked && checked.faultCount > 0 && (
          <FaultList
            {...checked}
            refused={refused}
            onLeaveOut={() => file && checking.mutate({ file, without: refused })}
          />
        )}
        {checked?.import && (
          <CheckedImport
            key={checked.import.importId}
            place={place}
            checked={checked.import}
            refused={checking.variables?.without}
          />
        )}
      </div>
    </Card>
  );
}

function Kind({ file, onChange }: { file: ChosenFile; onChange: (format: ChosenFile['format']) => void }) {
  const kind = menuFileKinds.find(({ value }) => value === file.format);
  return (
    <Field label="Kind of file" hint={kind?.hint}>
      {(input) => (
        <Select
          {...input}
          options={menuFileKinds}
          value={file.format}
          onChange={({ target }) => onChange(target.value as ChosenFile['format'])}
        />
      )}
    </Field>
  );
}

interface SquareChoicesProps {
  options: SquareOptions;
  onChange: (options: SquareOptions) => void;
}

function SquareChoices({ options, onChange }: SquareChoicesProps) {
  return (
    <div className="grid gap-1">
      <TextField
        label="Square’s id of this location"
        hint="Takes this location’s prices and items. Leave it empty to take everything."
        value={options.location}
        maxLength={100}
        onChange={({ target }) => onChange({ ...options, location: target.value })}
      />
      <ChoiceLine
        type="checkbox"
        checked={options.sellOnline}
        onChange={({ target }) => onChange({ ...options, sellOnline: target.checked })}
        option={{ value: 'sellOnline', label: 'Sell online what Square does not' }}
      />
      <ChoiceLine
        type="checkbox"
        checked={options.untaxed}
        onChange={({ target }) => onChange({ ...options, untaxed: target.checked })}
        option={{
          value: 'untaxed',
          label: 'Items without a tax in the file are right',
          hint: 'Only asked for where the file has no tax for any item.',
        }}
      />
    </div>
  );
}

async function saveTemplate(): Promise<void> {
  const { header, rows } = csvTemplate();
  saveCsv('menu-template.csv', await csvOf(header, rows));
}
