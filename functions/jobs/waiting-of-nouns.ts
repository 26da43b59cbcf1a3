// What waits for administrators of each noun. Written by `npm run registries`.

export { projections as invitations } from '#core/accounts/invitations/projections.ts'
export { projections as transactions } from '#core/billing/transactions/projections.ts'
export { projections as webhooks } from '#core/billing/webhooks/projections.ts'
export { projections as competitionResults } from '#core/competitions/competition-results/projections.ts'
export { projections as eventSuggestions } from '#core/events/event-suggestions/projections.ts'
export { projections as organizations } from '#core/organizations/organizations/projections.ts'
export { projections as mails } from '#core/platform/mails/projections.ts'
export { projections as reports } from '#core/platform/reports/projections.ts'
export { projections as verifications } from '#core/platform/verifications/projections.ts'
