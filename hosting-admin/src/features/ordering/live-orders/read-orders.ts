// Parses order documents. An unreadable one is reported by name and does not affect the others.
import { plainMessage } from '@bite/shared/kernel/plain-messages';
import { type Order, order as orderSchema } from '@bite/shared/ordering/order.schema';
import type { LiveDocument } from '../../../lib/ports.ts';

export interface UnreadableOrder {
  id: string;
  /** The invalid fields, for support. */
  problem: string;
}

type Reading = { order: Order } | { unreadable: UnreadableOrder };

export interface ReadOrders {
  orders: readonly Order[];
  unreadable: readonly UnreadableOrder[];
}

// An unchanged document returns the same object, so that its card does not re-render.
const readings = new WeakMap<LiveDocument, Reading>();

export function readOrders(documents: readonly LiveDocument[]): ReadOrders {
  const all = documents.map(readingOf);
  return {
    orders: all.flatMap((reading) => ('order' in reading ? [reading.order] : [])),
    unreadable: all.flatMap((reading) => ('unreadable' in reading ? [reading.unreadable] : [])),
  };
}

function readingOf(document: LiveDocument): Reading {
  let reading = readings.get(document);
  if (!reading) {
    reading = read(document);
    readings.set(document, reading);
  }
  return reading;
}

function read({ id, data }: LiveDocument): Reading {
  const parsed = orderSchema.safeParse(data, { error: plainMessage });
  if (parsed.success) return { order: parsed.data };
  const [issue] = parsed.error.issues;
  const problem = issue ? `${issue.path.join('.')}: ${issue.message}` : parsed.error.message;
  return { unreadable: { id, problem } };
}
