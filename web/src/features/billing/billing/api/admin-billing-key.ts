/**
 * The start of the key of everything that the administrators’ billing shows, which is read again after any
 * change.
 */
export const adminBillingKey = ['admin-billing'] as const
