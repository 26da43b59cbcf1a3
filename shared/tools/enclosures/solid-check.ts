/** Three corners of x, y and z for each triangle, one after another. */
export type Facets = Float32Array

/** The volume inside facets whose triangles run counterclockwise from outside, in their unit cubed. */
export function facetVolume(facets: Facets): number {
  let sum = 0
  for (let at = 0; at < facets.length; at += 9) {
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = facets.subarray(at, at + 9) as unknown as Corners
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
  }
  return sum / 6
}

type Corners = [number, number, number, number, number, number, number, number, number]

/** Counts the edges that are not in exactly two triangles, once in each direction: 0 for a closed solid. */
export function openEdges(facets: Facets): number {
  const ids = new Map<string, number>()
  const corner = (at: number) => {
    const key = `${facets[at]},${facets[at + 1]},${facets[at + 2]}`
    const known = ids.get(key)
    if (known !== undefined) return known
    ids.set(key, ids.size)
    return ids.size - 1
  }
  /** The edges by their corners, the smaller id first, with how often each is passed in each direction. */
  const edges = new Map<string, [there: number, back: number]>()
  for (let at = 0; at < facets.length; at += 9) {
    const corners = [corner(at), corner(at + 3), corner(at + 6)] as const
    for (const [from, to] of [
      [corners[0], corners[1]],
      [corners[1], corners[2]],
      [corners[2], corners[0]],
    ] as const) {
      const key = from < to ? `${from}-${to}` : `${to}-${from}`
      const passed = edges.get(key) ?? [0, 0]
      passed[from < to ? 0 : 1]++
      edges.set(key, passed)
    }
  }
  return [...edges.values()].filter(([there, back]) => there !== 1 || back !== 1).length
}
