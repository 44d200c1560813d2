// What people do with the buttons of the page, and tests with the same forms at '/do/…'.
import { dnsActions } from './dns-control.ts';
import { type FaultKind, faultKinds } from './domains-faults.ts';
import { callNames } from './domains-hosts.ts';
import type { Action, Service } from './domains-service.ts';
import { hostingActions } from './hosting-control.ts';
import { vercelActions } from './vercel-page.ts';

const addFault: Action = ({ faults }, form) => {
  const call = callNames.find((name) => name === form.get('call')) ?? '*';
  const kind = (Object.keys(faultKinds) as FaultKind[]).find((name) => name === form.get('kind'));
  const times = Number(form.get('times') || 0);
  if (!kind) return `kind is one of ${Object.keys(faultKinds).join(', ')}`;
  faults.add({ call, kind, ...(times > 0 && { times }) });
  return undefined;
};

const clearFaults: Action = ({ faults }, form) => {
  const id = form.get('id');
  faults.clear(id === null ? undefined : Number(id));
  return undefined;
};

const changeSettings: Action = ({ settings }, form) => {
  for (const name of ['certificateAfter', 'ownershipAfter'] as const) {
    const value = Number(form.get(name));
    if (form.get(name) && !(Number.isInteger(value) && value >= 0)) return `${name} is a number`;
    if (form.get(name)) settings[name] = value;
  }
  return undefined;
};

const actions: Readonly<Record<string, Action>> = {
  ...{ ...dnsActions, ...hostingActions, ...vercelActions },
  ...{ faults: addFault, 'clear-fault': clearFaults, settings: changeSettings },
};

/** @param name 'record' of '/do/record' */
export async function act(
  service: Service,
  name: string,
  form: URLSearchParams,
): Promise<string | undefined> {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  return action ? action(service, form) : 'There is no such action';
}
