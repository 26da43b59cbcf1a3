/** The state of an ended subscription that we bill ourselves, paused or not. */
export const endedManually = (endedAt: string) => ({
  status: 'cancelled' as const,
  endedAt,
  pausedAt: undefined,
  resumeAt: undefined,
})
