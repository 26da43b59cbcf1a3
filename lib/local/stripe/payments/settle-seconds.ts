/** The time banks take here for steps that take days there: pending or bouncing refunds, decided disputes. */
export const settleSeconds = 60
