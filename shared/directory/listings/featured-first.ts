/** At most so many stand before the first page. */
export const mostFeatured = 3

/** The hour by which featured listings take turns, as the number of hours since 1970. */
export const hourOf = (now: string): number => Math.floor(Date.parse(now) / 3_600_000)

/** The featured ones of this hour, in an order that another hour shuffles and no page changes. */
export const featuredOf = <T extends { id: string }>(featured: readonly T[], hour: number): T[] =>
  featured
    .map((one) => ({ one, turn: hashOf(`${one.id}#${hour}`) }))
    .toSorted((a, b) => a.turn - b.turn || (a.one.id < b.one.id ? -1 : 1))
    .slice(0, mostFeatured)
    .map(({ one }) => one)

/** FNV-1a of 32 bits, stirred once more: hours that follow each other would else leave some ahead of others for days. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
