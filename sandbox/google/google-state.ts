// What the simulated Google knows: people, their business accounts, locations with reviews and posts, and what was granted.

/** JSON as the service keeps it; what it does not know stays as it was sent. */
export type Resource = Record<string, unknown>;

export interface Account {
  /** 'accounts/101' */
  name: string;
  accountName: string;
  type: 'PERSONAL' | 'LOCATION_GROUP';
  role: 'PRIMARY_OWNER' | 'OWNER' | 'MANAGER' | 'SITE_MANAGER';
  verificationState: 'VERIFIED' | 'UNVERIFIED';
  /** Addresses of the people who manage it. */
  people: string[];
}

export interface Reply {
  comment: string;
  /** Milliseconds. */
  updatedAt: number;
}

export interface Review {
  reviewId: string;
  author: string;
  isAnonymous: boolean;
  stars: number;
  comment?: string;
  /** Milliseconds. */
  createdAt: number;
  updatedAt: number;
  reply?: Reply;
}

export interface Post {
  /** The last part of its name. */
  id: string;
  body: Resource;
  createdAt: number;
  updatedAt: number;
}

export interface Location {
  /** 'accounts/101' */
  account: string;
  /** The last part of its name. */
  id: string;
  placeId: string;
  isVerified: boolean;
  /** All fields of a read, without name and metadata. */
  fields: Resource;
  attributes: Resource[];
  foodMenus: Resource[];
  reviews: Review[];
  posts: Post[];
  /** When it was edited in the last minute, in milliseconds. */
  edits: number[];
  /** Somebody else, as with "Suggest an edit", has changed it. */
  isUpdatedByGoogle: boolean;
}

export interface Grant {
  email: string;
  scope: string;
  refreshToken: string;
  isRevoked: boolean;
  /** By token; when each ends, in milliseconds. */
  accessTokens: Record<string, number>;
}

export interface Code {
  email: string;
  redirectUri: string;
  challenge: string;
  scope: string;
  /** A refresh token only comes with access_type=offline and prompt=consent. */
  isOffline: boolean;
  expiresAt: number;
  /** Of the grant that came of it: a code that comes again ends it. */
  usedFor?: Grant;
}

export interface GoogleState {
  accounts: Account[];
  locations: Location[];
  grants: Grant[];
  codes: Record<string, Code>;
  /** By account, as PATCHed. */
  notificationSettings: Record<string, Resource>;
  /** Of ids and tokens. */
  count: number;
}

export interface GoogleSettings {
  /** Seconds that an access token is good for. */
  tokenLife: number;
  /** Calls a minute, of each API. */
  quota: number;
  /** Edits a minute, of each location. */
  editQuota: number;
  /** Milliseconds until a reply or a post is judged. */
  judgedAfter: number;
  /** A page of reviews begins with the last review of the page before. */
  repeats: boolean;
}

export const usualSettings: GoogleSettings = {
  tokenLife: 3600,
  quota: 300,
  editQuota: 10,
  judgedAfter: 10_000,
  repeats: true,
};

/** A text with this word is refused when it is judged. */
export const REFUSED_WORD = 'forbidden';
