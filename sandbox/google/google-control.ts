// What people do with the buttons of the page, and tests with the same forms at '/do/…'.
import { type Api, apis, type FaultKind, faultKinds } from './google-faults.ts';
import { nextNumber, type Service } from './google-service.ts';

/** Undefined if it was done; otherwise what is wrong. */
type Action = (service: Service, form: URLSearchParams) => string | undefined;

const locationIn = ({ state }: Service, form: URLSearchParams) =>
  state.locations.find(({ id }) => id === form.get('location'));

const writeReview: Action = (service, form) => {
  const location = locationIn(service, form);
  const stars = Number(form.get('stars'));
  if (!location) return 'There is no such location';
  if (!(Number.isInteger(stars) && stars >= 1 && stars <= 5)) return 'One to five stars';
  const author = form.get('author')?.trim() || 'A Google User';
  const comment = form.get('comment')?.trim();
  const at = service.now();
  const reviewId = form.get('id') || `rev-${location.id}-w${nextNumber(service)}`;
  location.reviews = location.reviews.filter((review) => review.reviewId !== reviewId);
  location.reviews.push({
    ...{ reviewId, author, isAnonymous: form.has('anonymous'), stars, createdAt: at, updatedAt: at },
    ...(comment && { comment }),
  });
  return undefined;
};

/** Its author takes it away. */
const removeReview: Action = (service, form) => {
  const location = locationIn(service, form);
  if (!location) return 'There is no such location';
  location.reviews = location.reviews.filter(({ reviewId }) => reviewId !== form.get('review'));
  return undefined;
};

/** The owner answers at Google itself. */
const replyAsOwner: Action = (service, form) => {
  const review = locationIn(service, form)?.reviews.find(({ reviewId }) => reviewId === form.get('review'));
  if (!review) return 'There is no such review';
  review.reply = { comment: form.get('comment') || 'Thanks from the owner', updatedAt: service.now() };
  return undefined;
};

const revokeGrants: Action = ({ state }, form) => {
  for (const grant of state.grants) if (grant.email === form.get('email')) grant.isRevoked = true;
  return undefined;
};

/** As when somebody's suggestion was accepted. */
const changeListing: Action = (service, form) => {
  const location = locationIn(service, form);
  if (!location) return 'There is no such location';
  const phone = form.get('phone');
  if (phone) location.fields.phoneNumbers = { primaryPhone: phone };
  location.isUpdatedByGoogle = true;
  return undefined;
};

const verify: Action = (service, form) => {
  const location = locationIn(service, form);
  if (!location) return 'There is no such location';
  location.isVerified = !location.isVerified;
  return undefined;
};

const addFault: Action = ({ faults }, form) => {
  const api = apis.find((name) => name === form.get('call'));
  const kind = (Object.keys(faultKinds) as FaultKind[]).find((name) => name === form.get('kind'));
  const times = Number(form.get('times') || 0);
  if (!kind) return `kind is one of ${Object.keys(faultKinds).join(', ')}`;
  const call: Api | '*' = api ?? '*';
  faults.add({ call, kind, ...(times > 0 && { times }) });
  return undefined;
};

const clearFaults: Action = ({ faults }, form) => {
  const id = form.get('id');
  faults.clear(id === null ? undefined : Number(id));
  return undefined;
};

const changeSettings: Action = ({ settings }, form) => {
  for (const name of ['tokenLife', 'quota', 'editQuota', 'judgedAfter'] as const) {
    const value = Number(form.get(name));
    if (form.get(name) && !(Number.isInteger(value) && value >= 0)) return `${name} is a number`;
    if (form.get(name)) settings[name] = value;
  }
  if (form.has('repeats')) settings.repeats = form.get('repeats') === 'true';
  return undefined;
};

const actions: Readonly<Record<string, Action>> = {
  ...{ review: writeReview, reply: replyAsOwner, revoke: revokeGrants, change: changeListing, verify },
  'remove-review': removeReview,
  ...{ faults: addFault, 'clear-fault': clearFaults, settings: changeSettings },
};

/** @param name 'review' of '/do/review' */
export function act(service: Service, name: string, form: URLSearchParams): string | undefined {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  return action ? action(service, form) : 'There is no such action';
}
