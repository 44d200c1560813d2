// Faults on demand, for the next calls of a name or until they are cleared.

/** Names of calls as in the paths, and of the tokenizer. */
export const callNames = [
  ...['auth', 'capture', 'void', 'refund', 'voidByOrderId', 'inquire', 'inquireByOrderid', 'inquireMerchant'],
  ...['profile', 'settlestat', 'funding', 'sigcap', 'bin', 'surcharge', 'tokenize'],
] as const;
export type CallName = (typeof callNames)[number];

/** What can go wrong, in words. All but `cutAfter` and `slow` leave the payment untouched. */
export const faultKinds = {
  cutBefore: 'The connection is cut before anything happens',
  cutAfter: 'It happens, and the connection is cut before the answer',
  slow: 'It happens, and the answer comes after the client has given up',
  silent: 'Nothing happens, and no answer ever comes',
  '401': 'The login is refused',
  '408': 'Request timeout (408)',
  '429': 'Too many requests (429)',
  '500': 'An error of the server (500), as JSON',
  html: 'An error page in HTML (502)',
} as const;
export type FaultKind = keyof typeof faultKinds;

export interface Fault {
  id: number;
  call: CallName | '*';
  kind: FaultKind;
  /** How many calls it is for; until it is cleared if absent. */
  times?: number;
  /** Only for calls with this name of a cardholder, so that payments of others go on. */
  name?: string;
}

export interface Faults {
  list(): readonly Fault[];
  add(fault: Omit<Fault, 'id'>): Fault;
  /** All of them, or one. */
  clear(id?: number): void;
  /** The fault that this call meets, with the cardholder's name in it, if any; counts it. */
  next(call: CallName, name?: string): FaultKind | undefined;
}

export function faultList(): Faults {
  let faults: Fault[] = [];
  let count = 0;
  return {
    list: () => faults,
    add: (fault) => {
      count += 1;
      const added = { ...fault, id: count };
      faults.push(added);
      return added;
    },
    clear: (id) => {
      faults = id === undefined ? [] : faults.filter((fault) => fault.id !== id);
    },
    next: (call, name) => {
      const fault = faults.find(
        (one) => (one.call === call || one.call === '*') && (one.name === undefined || one.name === name),
      );
      if (fault?.times !== undefined) {
        fault.times -= 1;
        if (fault.times < 1) faults = faults.filter((one) => one !== fault);
      }
      return fault?.kind;
    },
  };
}
