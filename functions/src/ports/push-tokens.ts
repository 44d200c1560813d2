// Proves who has sent a push of Pub/Sub.
export interface PushTokens {
  /** @param authorization The header. False also where the installation expects no pushes. */
  isGenuine(authorization: string | undefined): Promise<boolean>;
}
