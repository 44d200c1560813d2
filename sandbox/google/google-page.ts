// The pages of the simulated Google: consent, and what it holds, with buttons for what others do there.
import { button, controlsStyle, options } from '../controls.ts';
import { faultForm, faultsSection } from '../fault-controls.ts';
import { escaped, page } from '../page.ts';
import type { Person } from './google-data.ts';
import { apis, faultKinds } from './google-faults.ts';
import { postView, replyView, reviewView } from './google-reviews.ts';
import type { Service } from './google-service.ts';
import type { Grant, Location, Resource, Review } from './google-state.ts';

export const refusedPage = (text: string): string =>
  page('Google (simulated)', `<h1>That does not work</h1><p>${escaped(text)}</p><p><a href="/">Back</a></p>`);

/** @param question The query of the request for consent; the choices send it again. */
export function consentPage(question: URLSearchParams, people: readonly Person[]): string {
  const action = `?${escaped(question.toString())}`;
  const choices = people.map(
    ({ email, name }) =>
      `<li><form method="post" action="${action}"><input type="hidden" name="email" value="${escaped(email)}">
<button>Allow as ${escaped(email)}</button></form> <span>${escaped(name)}</span></li>`,
  );
  const asked = question.get('scope') ?? '';
  return page(
    'Sign in with Google (simulated)',
    `<main><h1>Choose an account</h1><p>Bite wants to see, edit, create and delete your business listings.</p>
<p class="quiet"><small>${escaped(asked)}</small></p><ul>${choices.join('')}</ul>
<form method="post" action="${action}"><button>Cancel</button></form></main>`,
    controlsStyle,
  );
}

const titleOf = ({ fields }: Location): string => String(fields.title);

const choiceOf = (locations: readonly Location[]): string =>
  options(locations.slice(0, 20).map((location) => [location.id, titleOf(location)] as const));

function reviewRow(service: Service, location: Location, review: Review): string {
  const { reviewId } = review;
  const shown = reviewView(service, location, review) as { comment?: string; updateTime: string };
  const reply = review.reply && replyView(service, review.reply);
  const fields = { location: location.id, review: reviewId };
  const answer = reply
    ? `${escaped(String(reply.comment))}<br><small>${String(reply.state)}</small>`
    : button('reply', fields, 'Reply as the owner', `${reviewId}`);
  return `<tr><td>${escaped(titleOf(location))}</td><td>${escaped(review.author)}</td><td>${'★'.repeat(review.stars)}</td>
<td>${escaped(shown.comment ?? '(stars alone)')}<br><small>${escaped(shown.updateTime)}</small></td><td>${answer}</td></tr>`;
}

const reviewsTable = (service: Service): string => {
  const all = service.state.locations.flatMap((location) =>
    location.reviews.map((review) => ({ location, review })),
  );
  const rows = all
    .toSorted((one, other) => other.review.updatedAt - one.review.updatedAt)
    .slice(0, 50)
    .map(({ location, review }) => reviewRow(service, location, review));
  return `<div class="wide"><table><thead><tr><th>Location</th><th>Author</th><th>Stars</th><th>Review</th><th>Reply</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div>`;
};

const reviewForm = (locations: readonly Location[]): string => `<form method="post" action="/do/review">
<label>Location<select name="location">${choiceOf(locations)}</select></label>
<label>Your name<input name="author" required></label>
<label>Stars<select name="stars">${options(['5', '4', '3', '2', '1'].map((stars) => [stars, stars] as const))}</select></label>
<label>Your words<input name="comment"></label><button>Write the review</button></form>`;

function grantRow({ email, isRevoked, accessTokens }: Grant): string {
  const state = isRevoked ? 'revoked' : `${Object.keys(accessTokens).length} access tokens so far`;
  return `<li><span>${escaped(email)}: ${state}</span>${isRevoked ? '' : button('revoke', { email }, 'Revoke', email)}</li>`;
}

function locationRow(service: Service, location: Location): string {
  const { fields, isVerified, isUpdatedByGoogle, posts } = location;
  const { primaryPhone = '' } = (fields.phoneNumbers ?? {}) as { primaryPhone?: string };
  const shown = posts.slice(0, 5).map((post) => {
    const { summary = '', state } = postView(service, location, post) as Resource;
    return `${escaped(String(summary))} <small>${String(state)}</small>`;
  });
  const changed = { location: location.id, phone: `${primaryPhone.slice(0, -4)}9999` };
  return `<tr><td>${escaped(titleOf(location))}<br><small>${isVerified ? 'verified' : 'not verified'}${isUpdatedByGoogle ? ', changed by somebody' : ''}</small></td>
<td>${escaped(primaryPhone)}<br>${escaped(String(fields.websiteUri ?? ''))}</td><td>${shown.join('<br>') || '<span class="quiet">none</span>'}</td>
<td>${button('change', changed, 'Somebody changes the phone', titleOf(location))} ${button('verify', { location: location.id }, isVerified ? 'No longer verified' : 'Verify', titleOf(location))}</td></tr>`;
}

const numberField = (name: string, label: string, value: number): string =>
  `<label>${label}<input name="${name}" type="number" min="0" value="${value}"></label>`;

function settingsForm({ settings }: Service): string {
  const { tokenLife, quota, editQuota, judgedAfter, repeats } = settings;
  const switched = options(
    [
      ['true', 'on'],
      ['false', 'off'],
    ],
    String(repeats),
  );
  return `<h2>Settings</h2><form method="post" action="/do/settings">
${numberField('tokenLife', 'Access tokens last, seconds', tokenLife)}${numberField('quota', 'Calls a minute and API', quota)}
${numberField('editQuota', 'Edits a minute and location', editQuota)}${numberField('judgedAfter', 'Replies are judged after, ms', judgedAfter)}
<label>Reviews repeat over pages<select name="repeats">${switched}</select></label><button>Save</button></form>`;
}

export function googlePage(service: Service): string {
  const { grants, locations } = service.state;
  const shown = locations.filter(({ account }) => account !== 'accounts/103');
  return page(
    'Google (simulated)',
    `<main><h1>Google (simulated)</h1><p class="quiet">Business listings, reviews and places. A reply or post with the word “forbidden” is rejected.</p>
<h2>Write a review</h2>${reviewForm(shown)}<h2>Reviews</h2>${reviewsTable(service)}
<h2>Listings</h2><div class="wide"><table><thead><tr><th>Listing</th><th>Phone and site</th><th>Posts</th><th>What others do</th></tr></thead>
<tbody>${shown.map((location) => locationRow(service, location)).join('')}</tbody></table></div>
<h2>Who has let Bite in</h2>${grants.length === 0 ? '<p class="quiet">Nobody yet.</p>' : `<ul>${grants.map(grantRow).join('')}</ul>`}
${faultsSection(service.faults.list(), faultKinds)}${faultForm(apis, faultKinds)}${settingsForm(service)}</main>`,
    controlsStyle,
  );
}
