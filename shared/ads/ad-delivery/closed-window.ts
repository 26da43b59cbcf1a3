type Closed = { creativeId: string; served: number; viewed: number; notViewed: number }

/** What became of each ad that was served in a window: no more is viewed than was served. */
export const closedWindow = (
  served: ReadonlyMap<string, number>,
  views: ReadonlyMap<string, number>,
): Closed[] =>
  [...served].map(([creativeId, count]) => {
    const viewed = Math.min(count, views.get(creativeId) ?? 0)
    return { creativeId, served: count, viewed, notViewed: count - viewed }
  })
