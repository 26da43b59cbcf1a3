type Box = { x: number; y: number; width: number; height: number }

const cell = 256

const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Things on the canvas, found by where they are. */
export function newPlane<One>() {
  const cells = new Map<number, { box: Box; one: One }[]>()
  function* keys({ x, y, width, height }: Box) {
    for (let column = Math.floor(x / cell); column <= Math.floor((x + width) / cell); column++)
      for (let row = Math.floor(y / cell); row <= Math.floor((y + height) / cell); row++)
        yield column * 100_003 + row
  }
  /** Lines have no width, and count as if they had a little. */
  const grown = ({ x, y, width, height }: Box): Box => ({
    x,
    y,
    width: Math.max(width, 0.01),
    height: Math.max(height, 0.01),
  })
  return {
    add(box: Box, one: One) {
      const entry = { box: grown(box), one }
      for (const key of keys(entry.box)) {
        const list = cells.get(key)
        if (list) list.push(entry)
        else cells.set(key, [entry])
      }
    },
    /** Returns everything that a box meets. */
    at(box: Box): Set<One> {
      const found = new Set<One>()
      for (const key of keys(box))
        for (const entry of cells.get(key) ?? []) if (meet(entry.box, box)) found.add(entry.one)
      return found
    },
    meets(box: Box): boolean {
      for (const key of keys(box))
        for (const entry of cells.get(key) ?? []) if (meet(entry.box, box)) return true
      return false
    },
  }
}
