// The entities that have migrations, one line each: the job rewrites their older rows.
export { navigationItems } from '#core/navigation/navigation-items.ts'
export { plans } from '#core/plans/plans.ts'
export { promoCodes } from '#core/promo-codes/promo-codes.ts'
export { promoRedemptions } from '#core/promo-codes/promo-redemptions.ts'
export { subscriptions } from '#core/subscriptions/subscriptions.ts'
export { keptTransactions } from '#core/transactions/kept-transactions.ts'
export { transactions } from '#core/transactions/transactions.ts'
