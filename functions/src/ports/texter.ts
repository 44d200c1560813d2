// Sends text messages (SMS). Delivery is not confirmed. An installation without an account has none.

export interface TextMessage {
  /** '+12125550123' */
  to: string;
  /** At most one segment: 160 characters of the GSM alphabet. */
  text: string;
}

export interface Texter {
  /** Resolves when the service has taken the message; else throws SendingFailed. */
  send(message: TextMessage): Promise<void>;
}
