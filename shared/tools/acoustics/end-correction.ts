import type { Port, PortEnd } from './port.ts'

/**
 * The length an end adds to a round port, over its radius: a piston in a baffle (Rayleigh), a free end
 * (Levine, Schwinger 1948).
 */
export const endOverRadius = { flanged: 8 / (3 * Math.PI), free: 0.6133 } as const

/** Returns the length an end adds to a port, m. */
export function endCorrection(shape: Port['shape'], { kind, walls }: PortEnd): number {
  if (shape.kind === 'round') return (endOverRadius[kind] * shape.diameter) / 2
  const flanged = mirrored(shape.width, shape.height, walls)
  // A slot that ends free falls short of a flanged one as a round port does: ours.
  return kind === 'flanged' ? flanged : (flanged * endOverRadius.free) / endOverRadius.flanged
}

/**
 * A wall that carries a port on is a mirror: the port and its image are one piston of twice the size. Three walls have no
 * finite answer in half space, and three times the width is an estimate of ours.
 */
function mirrored(width: number, height: number, walls: PortEnd['walls']): number {
  switch (walls) {
    case 0:
      return rectangle(width, height)
    case 1:
      return rectangle(width, 2 * height)
    case 2:
      return rectangle(2 * width, 2 * height)
    case 3:
      return rectangle(3 * width, 2 * height)
  }
}

/** The end correction of a rectangular piston in a baffle (Rayleigh's integral). */
function rectangle(w: number, h: number): number {
  const across = 3 * w * w * h * Math.asinh(h / w) + 3 * w * h * h * Math.asinh(w / h)
  return (across + w ** 3 + h ** 3 - Math.hypot(w, h) ** 3) / (3 * Math.PI * w * h)
}
