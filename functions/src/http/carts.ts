// Handlers of carts on the server, and of the reports on carts and tips.
import { type CartReportDeps, cartReport } from '../ordering/carts/cart-report.ts';
import { type PutCartDeps, putCart } from '../ordering/carts/put-cart.ts';
import { readCart } from '../ordering/carts/read-cart.ts';
import { type TipReportDeps, tipReport } from '../ordering/tips/tip-report.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

export function cartHandlers(
  deps: PutCartDeps & CartReportDeps & TipReportDeps,
): Pick<Handlers, 'getCart' | 'putCart' | 'getCartReport' | 'getTipReport'> {
  return {
    getCart: answering(({ params, diner }) => readCart(deps, diner, params.restaurantGuid)),
    putCart: answering(({ params, diner, body }) => putCart(deps, diner, params.restaurantGuid, body)),
    getCartReport: answering(({ params, query, ...caller }) => cartReport(deps, caller, params, query)),
    getTipReport: answering(({ params, query, ...caller }) => tipReport(deps, caller, params, query)),
  };
}
