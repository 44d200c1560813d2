import { describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { issuesOf } from '../testing/issues.ts';
import { binAnswer, binRange, binRequest } from './bin.schema.ts';
import { feeInquiryAnswer, feeInquiryRequest } from './fee-inquiry.schema.ts';
import { capabilityOf, merchantAnswer, merchantCapability, merchantRequest } from './merchant.schema.ts';
import { settledBatch, settlementRequest } from './settlement.schema.ts';
import { settlementMeaning } from './settlement-status.ts';
import { signatureAnswer, signatureRequest } from './signature.schema.ts';

const MERCHANT = '496160873888';

describe('settlement status', () => {
  it.each([
    [{ batchid: '1900942291' }, []],
    [{ date: '1121' }, []],
    [{}, [': Give either a batch ID or a date, not both']],
    [{ batchid: '1900942291', date: '1121' }, [': Give either a batch ID or a date, not both']],
    [{ date: '20261121' }, ['date: Date must be MMDD']],
    [{ batchid: '1'.repeat(13) }, ['batchid: Batch ID must be 1-12 characters']],
    [{ batchid: '1', page: 1 }, [': Unrecognized key: "page"']],
  ])('I5.2-26 asks with %j', (asked, found) => {
    expect(issuesOf(settlementRequest, { merchid: MERCHANT, ...asked })).toEqual(found);
  });

  it('I3.6-09 keeps batches with their payments, and letters that came later', () => {
    const batches = [
      {
        batchid: '1900942291',
        hoststat: 'GB',
        hostbatch: '7',
        merchid: MERCHANT,
        respproc: 'FNOR',
        txns: ['F', 'N', 'P', 'T', 'W', 'Y', 'Z'].map((setlstat) => ({ retref: '179001161341', setlstat })),
        closed: true,
      },
    ];
    expect(batches.map((batch) => settledBatch.parse(batch))).toEqual(batches);
    const stages = settledBatch
      .parse(batches[0])
      .txns.map(({ setlstat }) => settlementMeaning(setlstat)?.stage);
    expect(stages).toEqual(['failed', 'failed', 'settled', 'failed', 'settled', 'settled', undefined]);
  });

  it('I3.6-09 reads a batch without payments', () => {
    expect(settledBatch.parse({ batchid: 7, txns: null })).toEqual({ batchid: '7', txns: [] });
  });
});

describe('merchant', () => {
  const answer = {
    merchid: MERCHANT,
    enabled: true,
    avs: 'Y',
    cvv: 'Y',
    echeck: 'N',
    acctupdater: 'N',
    cardproc: 'FNOR',
    site: 'fts',
    fee_type: 'S',
    fee_format: 'percent',
    fee_value: '300',
    fee_merchid: '496160873889',
  };

  it('I3.6-08 keeps every field of an answer, later ones too', () => {
    expect(merchantAnswer.parse({ ...answer, apple: 'Y' })).toEqual({ ...answer, apple: 'Y' });
    expect(issuesOf(merchantRequest, { merchid: 'MID-7' })).toEqual([
      'merchid: Merchant ID must be 1-16 digits',
    ]);
  });

  it('I3.6-08 keeps of it what the merchant can do', () => {
    expect(capabilityOf(MERCHANT, merchantAnswer.parse(answer))).toEqual({
      merchid: MERCHANT,
      enabled: true,
      avs: true,
      cvv: true,
      echeck: false,
      acctupdater: false,
      cardproc: 'FNOR',
      site: 'fts',
      feeType: 'S',
      feeFormat: 'percent',
      feeValue: '300',
      feeMerchid: '496160873889',
    });
  });

  it('I5.2-22 takes silence for inability and for no fee', () => {
    expect(
      capabilityOf(
        MERCHANT,
        merchantAnswer.parse({ enabled: 'N', fee_type: '', fee_format: '', fee_value: '', fee_merchid: '' }),
      ),
    ).toEqual({
      merchid: MERCHANT,
      enabled: false,
      avs: false,
      cvv: false,
      echeck: false,
      acctupdater: false,
      feeType: 'N',
    });
  });

  it.each(['C', 'F', 'S', 'N'])('I5.2-22 knows the fee type %s', (fee_type) => {
    expect(capabilityOf(MERCHANT, merchantAnswer.parse({ fee_type })).feeType).toBe(fee_type);
  });

  it('I5.2-22 refuses other fee types and formats', () => {
    const kept = {
      ...capabilityOf(MERCHANT, merchantAnswer.parse(answer)),
      feeType: 'X',
      feeFormat: 'round',
    };
    expect(issuesOf(merchantCapability, kept)).toEqual([
      'feeType: Fee type must be C, F, S or N',
      'feeFormat: Fee format must be flat or percent',
    ]);
    expect(issuesOf(merchantCapability, { ...kept, feeType: 'C', feeFormat: 'flat' })).toEqual([]);
    expect(() => capabilityOf(MERCHANT, merchantAnswer.parse({ fee_type: 'X' }))).toThrow(ZodError);
  });
});

describe('BIN lookup', () => {
  const answer = {
    country: 'USA',
    product: 'V',
    bin: '478823',
    binlo: '478823XXX',
    binhi: '478825XXX',
    cardusestring: 'True credit',
    subtype: 'Visa Corporate',
    issuer: 'A bank',
    gsa: false,
    corporate: true,
    fsa: false,
    purchase: false,
    prepaid: 'N',
    errormsg: 'none',
  };

  it('I3.6-10 keeps every field of an answer, later ones too', () => {
    expect(binAnswer.parse({ ...answer, binlen: 6 })).toEqual({ ...answer, binlen: 6 });
  });

  it.each(['A', 'D', 'M', 'N', 'V', 'Q'])('I9-07 reads the product %s', (product) => {
    expect(binAnswer.parse({ product }).product).toBe(product);
  });

  it('I5.2-23 has a range in full, or an answer without one that is read all the same', () => {
    const { binlo, binhi } = answer;
    expect(binRange.parse({ binlo, binhi })).toEqual({ binlo, binhi });
    expect(issuesOf(binRange, { binlo: '601100X', binhi: '478825' })).toEqual([
      'binlo: BIN must be 6 digits followed by XXX',
      'binhi: BIN must be 6 digits followed by XXX',
    ]);
    expect(binAnswer.parse({ binlo: '601100X' }).binlo).toBe('601100X');
  });

  it('I5.2-16 asks with a merchant and a token', () => {
    expect(issuesOf(binRequest, { merchid: MERCHANT, token: '1'.repeat(19) })).toEqual([]);
    expect(issuesOf(binRequest, { merchid: 'MID-7', token: '1'.repeat(20) })).toEqual([
      'merchid: Merchant ID must be 1-16 digits',
      'token: Token must be 1-19 characters',
    ]);
  });
});

describe('fee inquiry', () => {
  it.each([
    [{ postal: '12207' }, []],
    [{ postal: '12207-1234' }, []],
    [{ token: '9418594164541111' }, []],
    [{ postal: '12207', token: '9418594164541111' }, []],
    [{}, [': A postal code or a token is required']],
    [{ postal: '1220' }, ['postal: Postal code must be 5 digits or 5-4 digits']],
    [{ token: '1'.repeat(20) }, ['token: Token must be 1-19 characters']],
  ])('I5.2-27 asks with %j', (asked, found) => {
    expect(issuesOf(feeInquiryRequest, { merchid: MERCHANT, ...asked })).toEqual(found);
  });

  it('I8.1-04 reads the fee, and fields that came later', () => {
    const answer = {
      token: 'CREDIT',
      postal: 'NOT_RESTRICTED',
      messages: [],
      fee_type: 'SURCHRG',
      fee_format: 'percent',
      fee_value: '300',
      fee_amount: '0.38',
      law: 'NY',
    };
    expect(feeInquiryAnswer.parse(answer)).toEqual(answer);
    expect(feeInquiryAnswer.parse({ fee_amount: 0.38, messages: null })).toMatchObject({
      fee_amount: '0.38',
    });
  });
});

describe('signature', () => {
  it('I5.2-13 is filed with a payment', () => {
    const asked = { merchid: 'MID-7', retref: '288002073633', signature: 'x'.repeat(6144) };
    expect(signatureRequest.parse(asked)).toEqual(asked);
    expect(issuesOf(signatureRequest, { ...asked, signature: 'x'.repeat(6145) })).toEqual([
      'signature: Signature must be 1-6144 characters',
    ]);
    expect(signatureAnswer.parse({ respstat: 'A', respcode: 0, added: 1 })).toEqual({
      respstat: 'A',
      respcode: '0',
      added: 1,
    });
  });
});
