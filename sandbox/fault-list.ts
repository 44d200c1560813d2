// Faults on demand of a simulated service, for the next calls of a name or until they are cleared.

export interface Fault<Call extends string, Kind extends string> {
  id: number;
  call: Call | '*';
  kind: Kind;
  /** How many calls it is for; until it is cleared if absent. */
  times?: number;
  /** Only for calls on behalf of this person, so that those of others go on. */
  name?: string;
}

export interface FaultList<Call extends string, Kind extends string> {
  list(): readonly Fault<Call, Kind>[];
  add(fault: Omit<Fault<Call, Kind>, 'id'>): Fault<Call, Kind>;
  /** All of them, or one. */
  clear(id?: number): void;
  /** The fault that this call meets, with the name of the person in it, if any; counts it. */
  next(call: Call, name?: string): Kind | undefined;
}

export function faultList<Call extends string, Kind extends string>(): FaultList<Call, Kind> {
  let faults: Fault<Call, Kind>[] = [];
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
