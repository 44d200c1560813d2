// The page of the simulated services for domains: on it one plays the DNS host of a restaurant, and what happens elsewhere.
import { controlsStyle } from '../controls.ts';
import { faultForm, faultsSection } from '../fault-controls.ts';
import { escaped, page } from '../page.ts';
import { dnsSections } from './dns-page.ts';
import { faultKinds } from './domains-faults.ts';
import { callNames } from './domains-hosts.ts';
import type { Service } from './domains-service.ts';
import { hostingSections } from './hosting-page.ts';
import { vercelSections } from './vercel-page.ts';

const title = 'Domains (simulated)';

export const refusedPage = (text: string): string =>
  page(title, `<h1>That does not work</h1><p>${escaped(text)}</p><p><a href="/">Back</a></p>`);

const numberField = (name: string, label: string, value: number): string =>
  `<label>${label}<input name="${name}" type="number" min="0" value="${value}"></label>`;

const settingsForm = ({ settings }: Service): string =>
  `<h2>Settings</h2><form method="post" action="/do/settings">
${numberField('ownershipAfter', 'Ownership is believed after, ms', settings.ownershipAfter)}
${numberField('certificateAfter', 'Certificates are issued after, ms', settings.certificateAfter)}<button>Save</button></form>`;

export const domainsPage = (service: Service): string =>
  page(
    title,
    `<main><h1>${title}</h1><p class="quiet">The DNS of the whole world, Firebase Hosting, Vercel, and what answers https.</p>
${dnsSections(service)}${hostingSections(service)}${vercelSections(service)}
${faultsSection(service.faults.list(), faultKinds)}${faultForm(callNames, faultKinds)}${settingsForm(service)}</main>`,
    controlsStyle,
  );
