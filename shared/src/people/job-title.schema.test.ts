import { describe, expect, it } from 'vitest';
import { aGuid } from '../testing/a-storefront.ts';
import { issuesOf } from '../testing/issues.ts';
import { aJobTitleRecord } from '../testing/people-records.ts';
import { STAMPED } from '../testing/records.ts';
import { jobTitle, jobTitleEntity } from './job-title.schema.ts';

const whole = {
  jobId: 2,
  guid: aGuid(62),
  title: 'Line cook',
  color: '#1f2937',
  description: 'Works a station on the line',
  defaultWage: 18.5,
  isActive: false,
  updatedBy: 'uid-boss',
  ...STAMPED,
};

describe('job title', () => {
  it('C3-25 keeps every field that it is given', () => {
    expect(jobTitle.parse(whole)).toEqual(whole);
  });

  it('C3-25 starts active, black and unpaid, by the system', () => {
    const defaults = { color: '#000000', defaultWage: 0, isActive: true };
    expect(jobTitleEntity.create.parse({ title: 'Host' })).toEqual({ title: 'Host', ...defaults });
    expect(jobTitle.parse(aJobTitleRecord())).toMatchObject({ ...defaults, updatedBy: 'System' });
  });

  it.each(['', ' ', undefined])('C5-11 titled %j is refused', (title) => {
    expect(issuesOf(jobTitle, aJobTitleRecord({ title }))).toEqual(['title: Job title is required']);
  });

  it('C3-25 pays nothing or more', () => {
    expect(issuesOf(jobTitle, aJobTitleRecord({ defaultWage: 0 }))).toEqual([]);
    expect(issuesOf(jobTitle, aJobTitleRecord({ defaultWage: -0.01 }))).toEqual([
      'defaultWage: Wage cannot be negative',
    ]);
  });

  it.each(['black', '#000', '#0000000', 'x#000000'])('the colour %s is none', (color) => {
    expect(issuesOf(jobTitle, aJobTitleRecord({ color }))).toEqual(['color: Must be a valid hex color']);
  });

  it.each(['jobId', 'guid', 'createdAt', 'updatedAt'])('O3-02 without %s is no record', (field) => {
    expect(issuesOf(jobTitle, aJobTitleRecord({ [field]: undefined }))).toHaveLength(1);
  });
});
