/** How a subscription stands that we bill ourselves and that has ended, in a pause or not. */
export const endedManually = (endedAt: string) => ({
  status: 'cancelled' as const,
  endedAt,
  pausedAt: undefined,
  resumeAt: undefined,
})
