/** A count of the span that is shown, and of the one before it. */
type Compared = { count: number; before: number }

/** Sums by name over two spans, of which the shown one begins on a day. */
export function comparedCounts(from: string) {
  const sums = new Map<string, Compared>()
  return {
    add(name: string, { on, count }: { on: string; count: number }): void {
      const sum = sums.get(name) ?? { count: 0, before: 0 }
      sums.set(
        name,
        on < from ? { ...sum, before: sum.before + count } : { ...sum, count: sum.count + count },
      )
    },
    /** The largest of the shown span first; what came only before stands behind them. */
    most: (limit: number): (Compared & { name: string })[] =>
      [...sums]
        .map(([name, sum]) => ({ name, ...sum }))
        .sort((a, b) => b.count - a.count || b.before - a.before || (a.name < b.name ? -1 : 1))
        .slice(0, limit),
    total: (): Compared =>
      [...sums.values()].reduce(
        (all, { count, before }) => ({ count: all.count + count, before: all.before + before }),
        { count: 0, before: 0 },
      ),
  }
}
