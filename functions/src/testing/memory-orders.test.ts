import { describe } from 'vitest';
import { memoryOrders } from './memory-orders.ts';
import { ordersContract } from './orders.contract.ts';

describe('orders in memory', () => {
  let run = 0;
  ordersContract(memoryOrders, () => `memory-orders-key-number-${++run}`);
});
