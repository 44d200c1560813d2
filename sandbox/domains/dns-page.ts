// The part of the page about the DNS: what is wanted of restaurants' DNS hosts, the records there are, and faults.
import { button, options } from '../controls.ts';
import { escaped } from '../page.ts';
import { dnsFaultKinds } from './domains-faults.ts';
import type { Service } from './domains-service.ts';
import { viewOf } from './hosting-view.ts';
import { type RecordType, recordTypes, type ZoneRecord } from './zones.ts';

interface Desired {
  name: string;
  type: string;
  value: string;
}

const bare = (text = ''): string => text.replace(/\.$/, '');

/** What Hosting still asks for. */
const desiredRecords = (service: Service): Desired[] =>
  service.state.hosting.domains
    .filter(({ deletedAt, site }) => deletedAt === undefined && site === service.settings.own.site)
    .flatMap((kept) => viewOf(service, kept).requiredDnsUpdates?.desired ?? [])
    .flatMap(({ records = [] }) => records)
    .filter(({ requiredAction }) => requiredAction === 'ADD')
    .map(({ domainName, type = '', rdata }) => ({ name: bare(domainName), type, value: bare(rdata) }));

const desiredRow = ({ name, type, value }: Desired): string =>
  `<tr><td>${escaped(name)}</td><td>${escaped(type)}</td><td><code>${escaped(value)}</code></td>
<td>${button('record', { name, type, value }, 'Add it', `${type} ${name}`)}</td></tr>`;

const types: readonly RecordType[] = recordTypes.filter((type) => type !== 'HTTPS' && type !== 'SRV');

const recordForm = `<form method="post" action="/do/record"><label>Name<input name="name" required placeholder="www.bella.example"></label>
<label>Type<select name="type">${options(types.map((type) => [type, type] as const))}</select></label>
<label>Value<input name="value" required></label><label>TTL, seconds<input name="ttl" type="number" min="1" placeholder="60"></label>
<label>Priority<input name="priority" type="number" min="0"></label><button>Add the record</button></form>`;

function recordRow({ id, name, type, value, ttl, priority }: ZoneRecord): string {
  const about = `${type} ${name}`;
  const change = `<form method="post" action="/do/change-record"><input type="hidden" name="id" value="${escaped(id)}">
<input name="value" value="${escaped(value)}" aria-label="${escaped(`Value: ${about}`)}" required><button aria-label="${escaped(`Change: ${about}`)}">Change</button></form>`;
  return `<tr><td>${escaped(name)}</td><td>${type}</td><td>${change}</td><td>${priority ?? ''}</td><td>${ttl}</td>
<td>${button('remove-record', { id }, 'Remove', about)}</td></tr>`;
}

const table = (heads: readonly string[], rows: readonly string[], empty: string): string =>
  rows.length === 0
    ? `<p class="quiet">${empty}</p>`
    : `<div class="wide"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;

function faultRows({ dnsFaults }: Service): string {
  const rows = dnsFaults.list().map(
    ({ id, call, kind, times }) =>
      `<li><span>${call === '*' ? 'Any name' : escaped(call)}: ${dnsFaultKinds[kind]}${times === undefined ? '' : ` (still ${times} times)`}</span>
${button('clear-dns-fault', { id: String(id) }, 'Clear', `${call} ${kind}`)}</li>`,
  );
  return rows.length === 0 ? '<p class="quiet">All name servers answer.</p>' : `<ul>${rows.join('')}</ul>`;
}

const faultForm = `<form method="post" action="/do/dns-fault"><label>Name, and all below it<input name="name" placeholder="any"></label>
<label>What goes wrong<select name="kind">${options(Object.entries(dnsFaultKinds))}</select></label>
<label>How many times<input name="times" type="number" min="1" placeholder="always"></label><button>Add a fault of the DNS</button></form>`;

const byName = (one: ZoneRecord, other: ZoneRecord): number =>
  one.name.split('.').reverse().join('.').localeCompare(other.name.split('.').reverse().join('.'));

export function dnsSections(service: Service): string {
  const records = service.state.zones.records.toSorted(byName);
  return `<h2>What Firebase Hosting asks for</h2>
${table(['Name', 'Type', 'Value', ''], desiredRecords(service).map(desiredRow), 'Nothing.')}
<h2>Records of the DNS</h2>${recordForm}
${table(['Name', 'Type', 'Value', 'Priority', 'TTL', ''], records.map(recordRow), 'None yet.')}
<h2>Faults of the DNS</h2>${faultRows(service)}${faultForm}`;
}
