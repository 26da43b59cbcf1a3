export type EmbeddedClass = { seasonId: string; classKey: string; scope: string }

/** Where the standings of a class are for pages of others. */
export const embedPath = ({ seasonId, classKey, scope }: EmbeddedClass): string =>
  `/embed/leaderboard?${new URLSearchParams({ season: seasonId, class: classKey, scope })}`
