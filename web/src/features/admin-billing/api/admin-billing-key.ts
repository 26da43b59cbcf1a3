/** Everything that the administrators’ billing shows is below it, and is read again after a change of any of it. */
export const adminBillingKey = ['admin-billing'] as const
