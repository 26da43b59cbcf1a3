import type { BoxSection } from '#shared/tools/enclosures/box-section.ts'
import type { Vent } from './vent.ts'

type Range = readonly [from: number, to: number]

/** The room in the box that a port takes with its walls, m. */
export type Block = { x: Range; y: Range; z: Range }

/**
 * Returns the space that the ports of the front take in their chamber, each by its number; a bent slot is
 * two.
 */
export function ventBlocks(
  { places, ports, wall, bend }: Vent,
  section: BoxSection,
): { at: number; block: Block }[] {
  if (ports.lengthInside <= 0) return []
  const front = Math.min(...section.front)
  return places.flatMap(({ shape, center: [x, z] }, at) => {
    const [width, height] =
      shape.kind === 'round' ? [shape.diameter, shape.diameter] : [shape.width, shape.height]
    const across: Range = [x - width / 2 - wall, x + width / 2 + wall]
    const up: Range = [z - height / 2 - wall, z + height / 2 + wall]
    if (!bend) return [{ at, block: { x: across, y: [front, front + ports.lengthInside], z: up } as Block }]
    const turned: Block = {
      x: across,
      y: [front + bend.along - wall, Math.max(...section.back)],
      z: [up[0], up[1] + bend.up],
    }
    return [
      { at, block: { x: across, y: [front, front + bend.along], z: up } as Block },
      { at, block: turned },
    ]
  })
}
