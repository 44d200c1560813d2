// What the DNS host of a restaurant does on the page: records of its zones, and name servers that fail.
import type { Action } from './domains-service.ts';
import { dnsFaultNames } from './resolve.ts';
import {
  addRecord,
  changeRecord,
  plainName,
  type RecordType,
  recordTypes,
  removeRecord,
  wrongInRecord,
} from './zones.ts';

const textIn = (form: URLSearchParams, name: string): string => form.get(name)?.trim() ?? '';

const typeIn = (form: URLSearchParams): RecordType | undefined =>
  recordTypes.find((type) => type === form.get('type'));

/** People copy values with quotes, and names with a trailing dot. */
const valueIn = (form: URLSearchParams, type: RecordType): string => {
  const value = textIn(form, 'value').replace(/^"(.*)"$/, '$1');
  return type === 'CNAME' || type === 'MX' || type === 'NS' || type === 'ALIAS' ? plainName(value) : value;
};

const numbersIn = (form: URLSearchParams) => {
  const [ttl, priority] = [Number(form.get('ttl') || 60), Number(form.get('priority') || 10)];
  return { ttl, ...(form.get('priority') && { priority }) };
};

const add: Action = ({ state }, form) => {
  const type = typeIn(form);
  if (!type) return `type is one of ${recordTypes.join(', ')}`;
  const record = { name: plainName(textIn(form, 'name')), type, value: valueIn(form, type) };
  const wrong = wrongInRecord(state.zones, record);
  if (wrong === undefined) addRecord(state.zones, { ...record, ...numbersIn(form) });
  return wrong;
};

const change: Action = ({ state }, form) => {
  const record = state.zones.records.find(({ id }) => id === form.get('id'));
  if (!record) return 'There is no such record';
  const value = valueIn(form, record.type);
  const wrong = wrongInRecord(state.zones, { ...record, value });
  if (wrong === undefined) changeRecord(state.zones, record.id, { value });
  return wrong;
};

const remove: Action = ({ state }, form) =>
  removeRecord(state.zones, form.get('id') ?? '') ? undefined : 'There is no such record';

const addFault: Action = ({ dnsFaults }, form) => {
  const kind = dnsFaultNames.find((name) => name === form.get('kind'));
  const times = Number(form.get('times') || 0);
  if (!kind) return `kind is one of ${dnsFaultNames.join(', ')}`;
  dnsFaults.add({ call: plainName(textIn(form, 'name')) || '*', kind, ...(times > 0 && { times }) });
  return undefined;
};

const clearFault: Action = ({ dnsFaults }, form) => {
  const id = form.get('id');
  dnsFaults.clear(id === null ? undefined : Number(id));
  return undefined;
};

export const dnsActions: Readonly<Record<string, Action>> = {
  ...{ record: add, 'change-record': change, 'remove-record': remove },
  ...{ 'dns-fault': addFault, 'clear-dns-fault': clearFault },
};
