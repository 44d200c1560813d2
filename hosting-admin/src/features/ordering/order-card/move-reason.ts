// The reason for cancelling, voiding or correcting an order, with the server's maximum length.
import { moveOrderInput } from '@bite/shared/ordering/orders.contract';

export const moveReason = moveOrderInput.shape.reason.unwrap();
export const givenReason = moveReason.min(1, 'A reason is required');
