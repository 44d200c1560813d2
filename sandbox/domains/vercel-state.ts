// What the simulated Vercel knows: domains of projects, domains of our account with their orders, and names that others have.

export interface Challenge {
  type: 'TXT';
  domain: string;
  value: string;
  reason: string;
}

export interface ProjectDomain {
  name: string;
  redirect: string | null;
  redirectStatusCode: number | null;
  verified: boolean;
  verification: Challenge[];
  /** Milliseconds. */
  createdAt: number;
}

export interface AccountDomain {
  id: string;
  name: string;
  serviceType: 'zeit.world' | 'external' | 'na';
  customNameservers: string[];
  renew: boolean;
  /** Milliseconds; null for a domain that is registered elsewhere. */
  expiresAt: number | null;
  boughtAt: number | null;
  createdAt: number;
  orderedAt: number | null;
  transferStartedAt: number | null;
  transferredAt: number | null;
}

export interface Order {
  orderId: string;
  purchaseType: 'purchase' | 'renewal' | 'transfer';
  domainName: string;
  years: number;
  autoRenew: boolean;
  price: number;
  /** Milliseconds: when it is carried out, or fails. */
  endsAt: number;
  state: 'pending' | 'completed' | 'failed';
  /** Why it will fail, if it will. */
  failsWith?: string;
}

export interface Controls {
  /** Milliseconds from the day on which an order is taken until it is carried out. */
  orderAfter: number;
  /** How it answers that a domain is in use: both have been seen. */
  takenStatus: 400 | 409;
  /** All prices are so many times the usual ones. */
  priceFactor: number;
  /** The next order is taken, and fails with this code. */
  nextOrderFails?: string;
}

export interface VercelState {
  /** Our project's, by name. */
  projectDomains: Record<string, ProjectDomain>;
  /** In use by projects of others. */
  takenHosts: string[];
  account: Record<string, AccountDomain>;
  orders: Order[];
  /** Registered by others, at any registrar. */
  registered: string[];
  /** By token: domains that another account gives us. */
  moves: Record<string, string>;
  /** By name: codes with which domains may be transferred here. */
  authCodes: Record<string, string>;
  controls: Controls;
}

export const firstVercelState = (): VercelState => ({
  projectDomains: {},
  takenHosts: ['taken.example', 'www.taken.example'],
  account: {},
  orders: [],
  registered: ['google.com', 'bella.com', 'bite.com', 'luigis.com', 'elsewhere.com'],
  moves: { 'move-token': 'moved.com' },
  authCodes: { 'elsewhere.com': 'AUTH-1234' },
  controls: { orderAfter: 3_000, takenStatus: 409, priceFactor: 1 },
});
