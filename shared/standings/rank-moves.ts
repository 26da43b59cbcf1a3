type Ranked = { competitorId: string; rank: number }

export type RankMove = { competitorId: string; from: number | undefined; to: number | undefined }

/** Who moves from one ranking to another: in the order of the new one, then those who are no longer in it. */
export function rankMoves(before: readonly Ranked[], after: readonly Ranked[]): RankMove[] {
  const was = new Map(before.map(({ competitorId, rank }) => [competitorId, rank]))
  const is = new Set(after.map(({ competitorId }) => competitorId))
  return [
    ...after.map(({ competitorId, rank }) => ({ competitorId, from: was.get(competitorId), to: rank })),
    ...before
      .filter(({ competitorId }) => !is.has(competitorId))
      .map(({ competitorId, rank }) => ({ competitorId, from: rank, to: undefined })),
  ].filter(({ from, to }) => from !== to)
}
