// The part of the page about Firebase Hosting's custom domains and about https.
import { button, options } from '../controls.ts';
import { escaped } from '../page.ts';
import type { Service } from './domains-service.ts';
import { certificateChanges } from './hosting-control.ts';
import type { KeptDomain } from './hosting-state.ts';
import { viewOf } from './hosting-view.ts';
import { tlsFaultKinds } from './tls-faults.ts';

function domainRow(service: Service, kept: KeptDomain): string {
  const { domain, site, deletedAt, redirectTarget, isHeld } = kept;
  const { hostState, ownershipState, cert, issues = [] } = viewOf(service, kept);
  const changes = Object.entries(certificateChanges).map(([change, label]) =>
    button('certificate', { domain, change }, label, domain),
  );
  const notes = [
    redirectTarget && `redirects to ${redirectTarget}`,
    isHeld && 'its certificate is held back',
    deletedAt !== undefined && 'deleted, and may be restored for 30 days',
    ...issues.map(({ message = '' }) => message),
  ].filter((note) => typeof note === 'string');
  return `<tr><td>${escaped(domain)}<br><small>${escaped([`site ${site}`, ...notes].join('; '))}</small></td>
<td>${hostState}<br>${ownershipState}<br>${cert?.state}</td>
<td>${deletedAt === undefined ? changes.join(' ') : ''}</td>
<td>${button('purge', { domain }, 'Remove it for good', domain)}</td></tr>`;
}

const tlsRow = ([host, kind]: [string, keyof typeof tlsFaultKinds]): string =>
  `<li><span>${escaped(host)}: ${tlsFaultKinds[kind]}</span>${button('tls', { host, kind: '' }, 'Clear', host)}</li>`;

const tlsForm = `<form method="post" action="/do/tls"><label>Host<input name="host" required></label>
<label>What goes wrong<select name="kind">${options(Object.entries(tlsFaultKinds))}</select></label><button>Add a fault of https</button></form>`;

const strangerForm = `<form method="post" action="/do/stranger"><label>Domain<input name="domain" required></label>
<button>Somebody else adds it to their site</button></form>`;

export function hostingSections(service: Service): string {
  const { state } = service;
  const domains = state.hosting.domains.map((kept) => domainRow(service, kept));
  const faults = Object.entries(state.tlsFaults).map(tlsRow);
  return `<h2>Custom domains at Firebase Hosting</h2>${strangerForm}
${
  domains.length === 0
    ? '<p class="quiet">None yet.</p>'
    : `<div class="wide"><table><thead><tr><th>Domain</th><th>States</th><th>Its certificate</th><th></th></tr></thead><tbody>${domains.join('')}</tbody></table></div>`
}
<h2>Https</h2>${faults.length === 0 ? '<p class="quiet">Answers as the hosting services say.</p>' : `<ul>${faults.join('')}</ul>`}${tlsForm}`;
}
