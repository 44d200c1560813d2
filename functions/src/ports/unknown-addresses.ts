// Addresses that lead to no restaurant, remembered for a short while by each instance, so that asking again costs no read.

export interface UnknownAddresses {
  has(address: string): boolean;
  add(address: string): void;
}
