// The entities that have migrations: a job rewrites their older rows. Written by `npm run registries`.

export { plans } from '#core/billing/plans/plans.ts'
export { promoCodes } from '#core/billing/promo-codes/promo-codes.ts'
export { promoRedemptions } from '#core/billing/promo-codes/promo-redemptions.ts'
export { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
export { keptTransactions } from '#core/billing/transactions/kept-transactions.ts'
export { transactions } from '#core/billing/transactions/transactions.ts'
export { competitorEntries } from '#core/competitions/competition-results/competitor-entries.ts'
export { boards } from '#core/competitions/competitions/boards.ts'
export { navigationItems } from '#core/content/navigation/navigation-items.ts'
export { teamStandings } from '#core/leaderboard/standings/team-standings.ts'
export { mails } from '#core/platform/mails/mails.ts'
export { suppressions } from '#core/platform/mails/suppressions.ts'
