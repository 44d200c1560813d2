/** What is given back beside dishes only if somebody asks for it, each once and as a whole. */
export const refundExtras = ['serviceCharge', 'deliveryFee', 'tip'] as const;
export type RefundExtra = (typeof refundExtras)[number];
