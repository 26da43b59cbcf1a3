/** How long banks take here for what takes days there: refunds that are pending or bounce, decided disputes. */
export const settleSeconds = 60
