// Whether a host is somebody's, also while it leads nowhere.

export interface HostClaims {
  /** Whether a restaurant's mapping, served or not, has this normalised host. One document read. */
  isClaimed(host: string): Promise<boolean>;
}
