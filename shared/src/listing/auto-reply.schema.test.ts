import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { anAutoReplyConfig, aResponseTemplate } from '../testing/listing-records.ts';
import { STAMPED } from '../testing/records.ts';
import { autoReplyConfig, autoReplyConfigEntity, responseTemplate } from './auto-reply.schema.ts';

const whole = {
  configId: 'config-9',
  connectionId: 'connection-9',
  enabledAt: '2026-06-10T22:00:00.000Z',
  isEnabled: true,
  responseStyle: 'custom',
  customTone: 'Like a grandmother',
  autoRespondToRatings: [4, 5],
  responseTemplates: [
    {
      templateId: 'template-9',
      rating: 4,
      template: 'Thanks, {reviewerName}',
      variables: ['reviewerName'],
      isDefault: true,
    },
  ],
  includeBusinessInfo: false,
  reviewThreshold: 1.5,
  responseLength: 'short',
  maxResponseTime: 48,
  approvalRatings: [4],
  quietFrom: '22:00',
  quietTo: '08:00',
  dailyCap: 5,
  writer: 'model',
  approvesModel: false,
  ...STAMPED,
};

const TONE = 'customTone: Custom tone is required when using custom response style';
const RATING = 'Rating must be between 1 and 5';

describe('the configuration of automatic replies', () => {
  it('I3.8-08 I3.8-14 keeps every field that it is given', () => {
    expect(autoReplyConfig.parse(whole)).toEqual(whole);
  });

  it('I3.8-14 I9-02 I9-03 is off at first, professional, for all ratings, after a day', () => {
    expect(autoReplyConfig.parse(anAutoReplyConfig())).toEqual({
      ...anAutoReplyConfig(),
      isEnabled: false,
      responseStyle: 'professional',
      autoRespondToRatings: [1, 2, 3, 4, 5],
      responseTemplates: [],
      includeBusinessInfo: true,
      reviewThreshold: 24,
      responseLength: 'medium',
      approvalRatings: [1, 2, 3],
      dailyCap: 20,
      writer: 'templates',
      approvesModel: true,
    });
  });

  it.each(['professional', 'friendly', 'casual'])(
    'I3.8-14 I5.4-10 I9-02 may be %s, without a tone',
    (style) => {
      expect(issuesOf(autoReplyConfig, anAutoReplyConfig({ responseStyle: style }))).toEqual([]);
    },
  );

  it.each([undefined, '', '  '])('I5.4-10 a style of its own needs more of a tone than %j', (customTone) => {
    const style = { responseStyle: 'custom', customTone };
    expect(issuesOf(autoReplyConfig, anAutoReplyConfig(style))).toEqual([TONE]);
    expect(issuesOf(autoReplyConfigEntity.create, style)).toEqual([TONE]);
  });

  it('I5.4-10 a change to a style of its own needs a tone, sent or kept', () => {
    const plain = autoReplyConfig.parse(anAutoReplyConfig());
    const change = { responseStyle: 'custom' } as const;
    expect(() => autoReplyConfigEntity.apply(plain, change)).toThrow(TONE);
    const toned = autoReplyConfigEntity.apply({ ...plain, customTone: 'Warm' }, change);
    expect(toned.responseStyle).toBe('custom');
  });

  it.each([{ reviewThreshold: 0 }, { autoRespondToRatings: [] }, { autoRespondToRatings: [1, 5] }])(
    'I3.8-14 %j is allowed',
    (change) => {
      expect(issuesOf(autoReplyConfig, anAutoReplyConfig(change))).toEqual([]);
    },
  );

  it.each([
    ['I3.8-14 no id', { configId: '' }, 'configId: Configuration ID is required'],
    ['I5.4-08 no connection', { connectionId: '' }, 'connectionId: Connection ID is required'],
    [
      'I9-02 another style',
      { responseStyle: 'rude' },
      'responseStyle: Invalid option: expected one of "professional"|"friendly"|"casual"|"custom"',
    ],
    ['I3.8-14 a rating of 0', { autoRespondToRatings: [0] }, `autoRespondToRatings.0: ${RATING}`],
    ['I3.8-14 a rating of 6', { autoRespondToRatings: [6] }, `autoRespondToRatings.0: ${RATING}`],
    [
      'I3.8-14 a wait below nothing',
      { reviewThreshold: -1 },
      'reviewThreshold: Review threshold must not be negative',
    ],
    ['I3.8-14 a wait of years', { reviewThreshold: 721 }, 'reviewThreshold: Must be at most 720 hours'],
    [
      'I9-02 another length',
      { responseLength: 'huge' },
      'responseLength: Invalid option: expected one of "short"|"medium"|"long"',
    ],
    ['I3.2-05 no time to respond', { maxResponseTime: 0 }, 'maxResponseTime: Response time must be above 0'],
    [
      'I3.2-05 less time to respond than staff have to answer first',
      { maxResponseTime: 12 },
      'maxResponseTime: Must not be shorter than the time that staff have to answer first',
    ],
    [
      'I3.8-14 quiet hours without an end',
      { quietFrom: '22:00', quietTo: '22:00' },
      'quietTo: Quiet hours must end at another time than they begin',
    ],
    ['I3.8-14 quiet hours that never end', { quietFrom: '22:00' }, 'quietTo: Please enter when they end'],
    ['I3.8-14 quiet hours that never begin', { quietTo: '08:00' }, 'quietFrom: Please enter when they begin'],
    ['I3.8-14 a day without replies', { dailyCap: 0 }, 'dailyCap: Must be at least 1'],
    ['I3.8-14 a rating of 6 to approve', { approvalRatings: [6] }, `approvalRatings.0: ${RATING}`],
    [
      'I5.4-06 a creation that is no time',
      { createdAt: 'now' },
      'createdAt: Must be a valid ISO date-time string',
    ],
  ])('%s is refused', (_, change, issue) => {
    expect(issuesOf(autoReplyConfig, anAutoReplyConfig(change))).toEqual([issue]);
  });

  it('I3.8-14 takes no fields from staff that it does not know', () => {
    expect(issuesOf(autoReplyConfigEntity.create, { colour: 'red' })).toEqual([
      ': Unrecognized key: "colour"',
    ]);
  });
});

describe('a ready-made reply', () => {
  it('I3.8-08 is one of several until it is made the default', () => {
    expect(responseTemplate.parse(aResponseTemplate())).toEqual({
      ...aResponseTemplate(),
      variables: [],
      isDefault: false,
    });
  });

  it.each([1, 5])('I3.8-08 may be for %d stars', (rating) => {
    expect(issuesOf(responseTemplate, aResponseTemplate({ rating }))).toEqual([]);
  });

  it.each([
    ['I5.4-08 no content', { template: '' }, 'template: Template content is required'],
    ['I5.4-08 missing content', { template: undefined }, 'template: Template content is required'],
    ['I3.8-08 no id', { templateId: '' }, 'templateId: Template ID is required'],
    ['I3.8-08 0 stars', { rating: 0 }, `rating: ${RATING}`],
    ['I3.8-08 6 stars', { rating: 6 }, `rating: ${RATING}`],
    ['I3.8-08 half a star', { rating: 1.5 }, `rating: ${RATING}`],
    ['I3.8-08 a gap that nothing fills', { template: 'Hi {waiter}' }, 'template: Unknown variable {waiter}'],
    [
      'I3.8-08 a variable that does not exist',
      { variables: ['waiter'] },
      'variables.0: Invalid option: expected one of "reviewerName"|"rating"|"businessName"|"phoneNumber"|"websiteUrl"',
    ],
    ['I3.8-08 an unknown field', { colour: 'red' }, ': Unrecognized key: "colour"'],
  ])('%s is refused', (_, change, issue) => {
    expect(issuesOf(responseTemplate, aResponseTemplate(change))).toEqual([issue]);
  });
});
