// The card networks' reasons for chargebacks, in four groups by the evidence that helps (I5.3-11).

export const fraudReasons = [
  ...['10.1', '10.2', '10.3', '10.4', '10.5'],
  ...['4837', '4840', '4849', '4863', '4870', '4871'],
  ...['F10', 'F14', 'F24', 'F29', 'F30', 'F31', 'FR2', 'FR4', 'FR6'],
  ...['UA01', 'UA02', 'UA05', 'UA06'],
] as const;

export const authorizationReasons = [
  ...['11.1', '11.2', '11.3'],
  ...['4807', '4808', '4812'],
  ...['A01', 'A02', 'A08'],
  ...['AT', 'DA', 'EX', 'NA'],
] as const;

export const processingReasons = [
  ...['12.1', '12.2', '12.3', '12.4', '12.5', '12.6', '12.6.1', '12.6.2', '12.7'],
  ...['4831', '4834', '4842', '4846'],
  ...['P01', 'P03', 'P04', 'P05', 'P07', 'P08', 'P22', 'P23'],
  ...['AW', 'CD', 'DP', 'IN', 'LP', 'PM'],
] as const;

export const consumerDisputeReasons = [
  ...['13.1', '13.2', '13.3', '13.4', '13.5', '13.6', '13.7', '13.8', '13.9'],
  ...['4841', '4853', '4854', '4855', '4859', '4860'],
  ...['C02', 'C04', 'C05', 'C08', 'C14', 'C18', 'C28', 'C31', 'C32'],
  ...['AA', 'AP', 'NF', 'RG', 'RM', 'RN'],
] as const;

export type ChargebackGroup = 'fraud' | 'authorization' | 'processing' | 'consumerDispute';

export const chargebackReasons: Record<ChargebackGroup, readonly string[]> = {
  fraud: fraudReasons,
  authorization: authorizationReasons,
  processing: processingReasons,
  consumerDispute: consumerDisputeReasons,
};

/** Reports shorten Mastercard's codes to their last two digits: '37' is 4837. Undefined for a code of no group. */
export function chargebackGroup(reasoncode: string): ChargebackGroup | undefined {
  const said = reasoncode.trim().toUpperCase();
  const code = /^\d{2}$/.test(said) ? `48${said}` : said;
  const groups = Object.entries(chargebackReasons) as [ChargebackGroup, readonly string[]][];
  return groups.find(([, codes]) => codes.includes(code))?.[0];
}
