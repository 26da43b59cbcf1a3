/** Stripe’s names for disputes that the bank has decided, or that need no decision. */
const decided = new Set(['won', 'lost', 'warning_closed', 'prevented', 'charge_refunded'])

/** Tells whether a dispute in this state still needs an answer or a decision. */
export const isOpenDispute = (status: string): boolean => !decided.has(status)
