/** The order of all after some of them, such as those that a filter shows, have changed places among themselves. */
export function reordered<Id extends string>(all: readonly Id[], some: readonly Id[]): Id[] {
  const moving = new Set(some)
  let next = 0
  return all.map((id) => (moving.has(id) ? (some[next++] as Id) : id))
}
