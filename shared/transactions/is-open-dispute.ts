/** As Stripe calls what the bank has decided, or what needs no decision any more. */
const decided = new Set(['won', 'lost', 'warning_closed', 'prevented', 'charge_refunded'])

/** Whether somebody still has to answer, or to decide, about a dispute in this state. */
export const isOpenDispute = (status: string): boolean => !decided.has(status)
