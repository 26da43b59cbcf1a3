export type Box = { x: number; y: number; width: number; height: number }

/** The distance that a frame reaches beyond its contents. */
const framing = { side: 32, top: 48 }

/** Returns the smallest box that holds all the others. */
export function boxAround(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Returns the frame around its contents. */
export function frameBox(inside: readonly Box[]): Box {
  const { x, y, width, height } = boxAround(inside)
  return {
    x: x - framing.side,
    y: y - framing.top,
    width: width + 2 * framing.side,
    height: height + framing.top + framing.side,
  }
}

export const areApart = (one: Box, other: Box): boolean =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height
