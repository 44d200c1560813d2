// Handlers of the reports on card payments.
import type { paymentReportEndpoints } from '@bite/shared/payments/payment-reports.contract';
import type { WritePath } from '../audit/write-path.ts';
import { listChargebacks, updateChargeback } from '../payments/reports/chargebacks.ts';
import { compareDayNow, explainDifference, listComparisons } from '../payments/reports/comparisons.ts';
import { findSettlement, listFunding, listSettlements } from '../payments/reports/list-gateway-reports.ts';
import { listPaymentAlarms, listPayments } from '../payments/reports/list-payments.ts';
import type { ReportDeps } from '../payments/reports/report-place.ts';
import { answering } from './answering.ts';
import type { Handlers } from './contract.ts';

export const paymentReportHandlers = (
  deps: ReportDeps & { writePath: WritePath },
): Pick<Handlers, keyof typeof paymentReportEndpoints> => ({
  listPayments: answering(({ params, query, ...caller }) => listPayments(deps, caller, params, query)),
  listPaymentAlarms: answering(({ params, ...caller }) => listPaymentAlarms(deps, caller, params)),
  listSettlements: answering(({ params, query, ...caller }) => listSettlements(deps, caller, params, query)),
  findSettlement: answering(({ params, ...caller }) => findSettlement(deps, caller, params)),
  listFunding: answering(({ params, query, ...caller }) => listFunding(deps, caller, params, query)),
  listChargebacks: answering(({ params, ...caller }) => listChargebacks(deps, caller, params)),
  updateChargeback: answering(({ params, body, ...caller }) => updateChargeback(deps, caller, params, body)),
  listComparisons: answering(({ params, query, ...caller }) => listComparisons(deps, caller, params, query)),
  compareDay: answering(({ params, ...caller }) => compareDayNow(deps, caller, params)),
  explainDifference: answering(({ params, body, ...caller }) =>
    explainDifference(deps, caller, params, body),
  ),
});
