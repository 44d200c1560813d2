import { describe, expect, it } from 'vitest';
import { lazy } from './lazy.ts';

function loader(failures = 0) {
  const module = {
    loads: 0,
    load: async () => {
      module.loads += 1;
      if (module.loads <= failures) throw new Error('not there yet');
      return module.loads;
    },
  };
  return module;
}

describe('code loaded when it is needed', () => {
  it('is not loaded where another function is served, until it is called', async () => {
    const module = loader();
    const get = lazy('site', module.load, { FUNCTION_TARGET: 'api', K_SERVICE: 'api' });
    expect(module.loads).toBe(0);
    expect(await get()).toBe(1);
  });

  it.each([
    ['by its target', { FUNCTION_TARGET: 'onItemWritten' }],
    ['by its service', { K_SERVICE: 'onitemwritten' }],
    ['by its target in a group', { FUNCTION_TARGET: 'onRecord.taxRates' }],
    ['by its service in a group', { K_SERVICE: 'onrecord-taxrates' }],
  ])('is loaded at once where an instance names it %s', (_how, instance) => {
    const module = loader();
    lazy(['onTenantWritten', 'onItemWritten', 'onRecord-taxRates'], module.load, instance);
    expect(module.loads).toBe(1);
  });

  it('is loaded once, however often it is called', async () => {
    const module = loader();
    const get = lazy('site', module.load, {});
    expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  });

  it('is tried again after a failure, and the caller hears of it', async () => {
    const module = loader(1);
    const get = lazy('site', module.load, { FUNCTION_TARGET: 'site' });
    await expect(get()).rejects.toThrow('not there yet');
    expect(await get()).toBe(2);
  });
});
