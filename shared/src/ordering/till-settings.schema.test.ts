import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues.ts';
import { anOrderConfigRecord } from '../testing/order-records.ts';
import { orderConfig, orderConfigEntity } from './till-settings.schema.ts';

const whole = anOrderConfigRecord({
  businessType: 'bar',
  defaultOrderType: 'dineIn',
  defaultSeatCount: 4,
  autoCreateOnItemAdd: false,
  autoCreateOnOpenItemAdd: false,
  defaultTableId: 't4',
  businessRules: { requireTable: true, maxTabs: 3 },
  configVersion: 2,
  configSource: 'import',
  isActive: false,
});

describe('how a till begins an order', () => {
  it('I3.12-05 keeps every field that it is given', () => {
    expect(orderConfig.parse(whole)).toEqual(whole);
  });

  it('I3.12-05, I9-15 is, unless said otherwise, a restaurant’s: to take out, for one, begun with its first item', () => {
    expect(orderConfig.parse(anOrderConfigRecord())).toEqual(
      anOrderConfigRecord({
        businessType: 'restaurant',
        defaultOrderType: 'takeOut',
        defaultSeatCount: 1,
        autoCreateOnItemAdd: true,
        autoCreateOnOpenItemAdd: true,
        businessRules: {},
        configVersion: 1,
        isActive: true,
      }),
    );
  });

  it.each([
    ['configId', ''],
    ['configId', undefined],
    ['tenantId', 0],
    ['tenantId', '10000001'],
    ['businessType', ' '],
    ['defaultOrderType', 'drone'],
    ['defaultSeatCount', 0],
    ['defaultSeatCount', 1.5],
    ['autoCreateOnItemAdd', 'yes'],
    ['autoCreateOnOpenItemAdd', 1],
    ['defaultTableId', ''],
    ['businessRules', []],
    ['configVersion', 0],
    ['isActive', null],
  ])('I3.12-05 is none with %s %j', (field, value) => {
    expect(issuesOf(orderConfig, anOrderConfigRecord({ [field]: value }))).toEqual([
      expect.stringContaining(`${field}:`),
    ]);
  });

  it('I3.12-05 is changed in part, but for what the server sets', () => {
    const change = orderConfigEntity.update.parse({ defaultSeatCount: 2, tenantId: 7, configVersion: 9 });
    const changed = orderConfigEntity.apply(orderConfig.parse(whole), change);
    expect(changed).toEqual({ ...whole, defaultSeatCount: 2 });
  });
});
