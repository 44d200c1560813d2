// The least that each request to the card gateway needs, and answers as the gateway words them.
// Untyped on purpose, so that a test can also hand in what must be refused.

type Fields = Record<string, unknown>;

/** A test number of the card networks: it passes the check digit and belongs to nobody. */
export const TEST_CARD = '4111111111111111';

export const anAuthorizationRequest = (change: Fields = {}): Fields => ({
  merchid: '496160873888',
  token: '9418594164541111',
  amount: '12.50',
  currency: 'USD',
  ...change,
});

export const aLineItem = (change: Fields = {}): Fields => ({
  description: 'Margherita',
  quantity: '2',
  unitcost: '6.25',
  netamnt: '12.50',
  ...change,
});

export const aCaptureRequest = (change: Fields = {}): Fields => ({
  merchid: '496160873888',
  retref: '288002073633',
  ...change,
});

export const aCardProfileRequest = (change: Fields = {}): Fields => ({
  merchid: '496160873888',
  account: '9418594164541111',
  expiry: '0930',
  ...change,
});

export const anAchProfileRequest = (change: Fields = {}): Fields => ({
  merchid: '496160873888',
  account: '1234567890',
  expiry: '0000',
  accttype: 'ACH',
  bankaba: '036001808',
  name: 'Kim Doe',
  ...change,
});

export const anAuthorizationAnswer = (change: Fields = {}): Fields => ({
  respstat: 'A',
  respcode: '000',
  resptext: 'Approval',
  respproc: 'RPCT',
  retref: '288002073633',
  merchid: '496160873888',
  token: '9418594164541111',
  account: '9418594164541111',
  amount: '12.50',
  ...change,
});

export const anInquiryAnswer = (change: Fields = {}): Fields => ({
  ...anAuthorizationAnswer(),
  voidable: 'Y',
  refundable: 'N',
  setlstat: 'Queued for Capture',
  ...change,
});
