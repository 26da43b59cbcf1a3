export type EmbeddedClass = { seasonId: string; classKey: string; scope: string }

/** The path of the standings of a class for embedding in other sites. */
export const embedPath = ({ seasonId, classKey, scope }: EmbeddedClass): string =>
  `/embed/leaderboard?${new URLSearchParams({ season: seasonId, class: classKey, scope })}`
