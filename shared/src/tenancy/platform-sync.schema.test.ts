import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { aiReplyConfig, platformConnection, platformSync, syncPlatforms } from './platform-sync.schema.ts';
import { secretFields } from './secret-fields.ts';

const aiReply = {
  enabled: true,
  responseStyle: 'custom',
  autoReply: true,
  responseLength: 'long',
  includeBusinessName: false,
  minimumRating: 3,
  maxResponseTime: 12,
  businessVoice: 'Warm, and never in a hurry',
};

const connection = {
  enabled: true,
  connectionId: 'connection-1',
  accountId: 'account-1',
  businessId: 'business-1',
  pageId: 'page-1',
  locationId: 'location-1',
  accessToken: 'secret-1',
  refreshToken: 'secret-2',
  tokenExpiresAt: '2026-06-11T00:00:00.000Z',
  syncStatus: 'error',
  lastSync: '2026-06-10T00:00:00.000Z',
  lastError: 'Quota exceeded',
  aiReplyConfig: aiReply,
};

const eight = [
  'googleMyBusiness',
  'googlePlaces',
  'yelp',
  'facebook',
  'instagram',
  'appleMaps',
  'doordash',
  'ubereats',
];

describe('platform sync', () => {
  it('C3-05, I3.2-01, I3.2-02, I3.2-03, I3.2-05 keeps every field of every platform', () => {
    const whole = {
      enabled: true,
      autoSync: true,
      syncFrequency: 'weekly',
      platforms: Object.fromEntries(eight.map((platform) => [platform, connection])),
    };
    expect(platformSync.parse(whole)).toEqual(whole);
  });

  it('C3-05, I3.2-02 knows these eight platforms', () => {
    expect(syncPlatforms).toEqual(eight);
  });

  it('I3.2-02 reads past a platform that a newer version added', () => {
    expect(platformSync.parse({ platforms: { tripadvisor: connection } }).platforms).toEqual({});
  });

  it('C3-05, I9-02 starts off, daily and connected to nothing', () => {
    expect(platformSync.parse({})).toEqual({
      enabled: false,
      autoSync: false,
      syncFrequency: 'daily',
      platforms: {},
    });
  });

  it.each(['hourly', 'daily', 'weekly'])('C3-05, I3.2-01, I9-02 may sync %s', (syncFrequency) => {
    expect(platformSync.parse({ syncFrequency }).syncFrequency).toBe(syncFrequency);
  });

  it('C3-05, I3.2-01, I9-02 syncs at no other pace', () => {
    expect(issuesOf(platformSync, { syncFrequency: 'realtime' })).toHaveLength(1);
  });

  it('I3.2-03 a connection starts off and idle', () => {
    expect(platformConnection.parse({})).toEqual({ enabled: false, syncStatus: 'idle' });
  });

  it.each(['idle', 'syncing', 'error', 'completed', 'connected'])(
    'I3.2-04, I4-03 may be %s',
    (syncStatus) => {
      expect(platformConnection.parse({ syncStatus }).syncStatus).toBe(syncStatus);
    },
  );

  it('I3.2-04, I4-03 is in no other state', () => {
    expect(issuesOf(platformConnection, { syncStatus: 'pending' })).toHaveLength(1);
  });

  it('I3.2-03 the tokens of a connection are secrets', () => {
    expect(secretFields).toEqual(expect.arrayContaining(['accessToken', 'refreshToken']));
  });
});

describe('replies by AI', () => {
  it('I3.2-05 start off, professional, of medium length, in the name of the business, for every rating', () => {
    expect(aiReplyConfig.parse({})).toEqual({
      enabled: false,
      responseStyle: 'professional',
      autoReply: false,
      responseLength: 'medium',
      includeBusinessName: true,
      minimumRating: 1,
    });
  });

  it.each([
    ['responseStyle', ['professional', 'friendly', 'casual', 'custom']],
    ['responseLength', ['short', 'medium', 'long']],
  ])('I3.2-05, I9-02 have as %s one of %j and nothing else', (field, values) => {
    for (const value of values) expect(issuesOf(aiReplyConfig, { [field]: value })).toEqual([]);
    expect(issuesOf(aiReplyConfig, { [field]: 'other' })).toHaveLength(1);
  });

  it.each([
    [0, false],
    [1, true],
    [5, true],
    [6, false],
    [4.5, false],
  ])('I3.2-05, I5.1-11 from %d stars on: %s', (minimumRating, isRight) => {
    expect(issuesOf(aiReplyConfig, { minimumRating })).toEqual(
      isRight ? [] : ['minimumRating: Minimum rating must be between 1 and 5'],
    );
  });

  it('I3.2-05 come within a time above nothing', () => {
    expect(issuesOf(aiReplyConfig, { maxResponseTime: 0.5 })).toEqual([]);
    for (const maxResponseTime of [0, -1])
      expect(issuesOf(aiReplyConfig, { maxResponseTime })).toEqual([
        'maxResponseTime: Response time must be above 0',
      ]);
  });
});
