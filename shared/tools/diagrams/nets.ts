/** Names that are joined with each other: each set answers with one of its names. */
export type Nets = {
  join: (one: string, other: string) => void
  /** The same for all that are joined. */
  of: (name: string) => string
}

export function newNets(): Nets {
  const above = new Map<string, string>()
  const of = (name: string): string => {
    let top = name
    for (let next = above.get(top); next !== undefined; next = above.get(top)) top = next
    // Shortens the way for those who ask next.
    for (let at = name; at !== top; ) {
      const next = above.get(at) as string
      above.set(at, top)
      at = next
    }
    return top
  }
  return {
    of,
    join(one, other) {
      const [from, to] = [of(one), of(other)]
      if (from !== to) above.set(from, to)
    },
  }
}
