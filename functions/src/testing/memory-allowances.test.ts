import { describeAllowances } from './allowances.contract.ts';
import { memoryAllowances } from './memory-allowances.ts';

describeAllowances('allowances in memory', memoryAllowances);
