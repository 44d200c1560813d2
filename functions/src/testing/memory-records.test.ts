import { describe } from 'vitest';
import { memoryRecords } from './memory-records.ts';
import { recordsContract } from './records.contract.ts';

describe('C4-06, C7-01, C7-02, O7.3-02 records in memory', () => {
  recordsContract(memoryRecords);
});
