// Wallets that pay with a card on the site, beside the card's own fields (docs/decisions/080-apple-pay-and-google-pay.md).

export const wallets = ['applePay', 'googlePay'] as const;
export type Wallet = (typeof wallets)[number];

/** Names that no language translates. */
export const walletNames: Readonly<Record<Wallet, string>> = {
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
};

/** Characters of what a wallet gives for one payment; twice what either has been seen to give. */
export const WALLET_DATA_MAX = 16_000;
