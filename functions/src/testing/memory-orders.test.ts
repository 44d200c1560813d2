import { describe } from 'vitest';
import { memoryOrders } from './memory-orders.ts';
import { memoryRecords } from './memory-records.ts';
import { ordersContract } from './orders.contract.ts';

describe('orders in memory', () => {
  let run = 0;
  const records = memoryRecords();
  ordersContract(
    () => memoryOrders(records),
    () => `memory-orders-key-number-${++run}`,
    () => records,
  );
});
