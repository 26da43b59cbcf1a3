import type { DriverBody } from '#shared/tools/subwoofer-designs/driver-body.ts'
import { arch, type ProfilePoint, ring, shell, type TurnedSolid } from './turned-solid.ts'

/** The height of a frame in front of the baffle, and the thickness of a driver's sheets, m. */
const frameThickness = 0.006
const sheet = 0.003

/**
 * A driver as it is cut open in a drawing: cap, cone, roll, frame, basket, spider, coil and magnet. Two in line share
 * its depth.
 */
export function driverSolids({ depth, behind, ...body }: DriverBody): TurnedSolid[] {
  const each = depth / behind
  return Array.from({ length: behind }, (_, at) => solidsOf({ ...body, depth: each }, at * each)).flat()
}

/** A driver that is one of very many: its cone, its frame, and one body behind them. */
export function plainDriverSolids({ cutOut, frame, depth, magnet, behind }: DriverBody): TurnedSolid[] {
  const hole = cutOut / 2
  const cone = 0.94 * hole
  const each = depth / behind
  return Array.from({ length: behind }, (_, at): TurnedSolid[] => {
    const from = at * each
    const deep = (share: number) => from + share * each
    const face: ProfilePoint[] = [
      [0, deep(0.36)],
      [cone, from + 0.003],
    ]
    return [
      { finish: 'cone', loop: shell(face, sheet) },
      { finish: 'frame', loop: ring(cone, frame / 2, from - frameThickness, from) },
      {
        finish: 'ferrite',
        loop: [
          [0, deep(0.5)],
          [cone, from + 0.006 + sheet],
          [magnet / 2, deep(0.54)],
          [magnet / 2, deep(1)],
          [0, deep(1)],
        ],
      },
    ]
  }).flat()
}

function solidsOf({ cutOut, frame, depth, magnet }: Omit<DriverBody, 'behind'>, from: number): TurnedSolid[] {
  const hole = cutOut / 2
  const coil = 0.26 * hole
  const cone = 0.78 * hole
  const roll = 0.94 * hole
  const magnetRadius = magnet / 2
  const deep = (share: number) => from + share * depth
  const coneAt = (radius: number) => from + 0.003 + 0.36 * depth * ((cone - radius) / (cone - coil)) ** 0.92
  const line = (inner: number, outer: number, steps: number): ProfilePoint[] =>
    Array.from({ length: steps + 1 }, (_, at): ProfilePoint => {
      const radius = inner + ((outer - inner) * at) / steps
      return [radius, coneAt(radius)]
    })
  const capRadius = 1.35 * coil
  const cap = Array.from({ length: 9 }, (_, at): ProfilePoint => {
    const share = at / 8
    return [capRadius * share, coneAt(capRadius) - 0.55 * coil * (1 - share * share) - 0.001]
  })
  const spider = basketAt(0.46, hole, magnetRadius) - sheet
  const waves = Array.from({ length: 33 }, (_, at): ProfilePoint => {
    const share = at / 32
    return [coil + (spider - coil) * share, deep(0.46) + 0.004 * Math.sin(share * 5 * 2 * Math.PI)]
  })
  return [
    { finish: 'cap', loop: shell(cap, 0.0015) },
    { finish: 'cone', loop: shell(line(coil, cone, 8), sheet) },
    { finish: 'rubber', loop: shell(arch(cone - 0.004, roll, from - 0.002, 0.075 * hole + 0.006), sheet) },
    {
      finish: 'frame',
      loop: [
        [roll - 0.004, from - frameThickness],
        [frame / 2 - 0.002, from - frameThickness],
        [frame / 2, from - frameThickness + 0.002],
        [frame / 2, from],
        [hole - 0.002, from],
        [roll - 0.004, from],
      ],
    },
    {
      finish: 'basket',
      loop: [
        [hole - 0.002, from],
        [basketAt(0.1, hole, magnetRadius), deep(0.1)],
        [basketAt(0.5, hole, magnetRadius), deep(0.5)],
        [basketAt(0.5, hole, magnetRadius), deep(0.54)],
        [coil + 0.006, deep(0.54)],
        [coil + 0.006, deep(0.54) - sheet],
        [basketAt(0.5, hole, magnetRadius) - sheet, deep(0.5)],
        [basketAt(0.1, hole, magnetRadius) - sheet, deep(0.1)],
        [roll - 0.004, from],
      ],
    },
    { finish: 'cloth', loop: shell(waves, 0.0012) },
    { finish: 'cloth', loop: ring(coil, coil + 0.0012, deep(0.34), deep(0.52)) },
    { finish: 'copper', loop: ring(coil, coil + 0.003, deep(0.52), deep(0.68)) },
    { finish: 'steel', loop: ring(coil + 0.006, 0.95 * magnetRadius, deep(0.54), deep(0.62)) },
    { finish: 'ferrite', loop: ring(coil + 0.016, magnetRadius, deep(0.62), deep(0.9)) },
    {
      finish: 'steel',
      loop: [
        [0, deep(0.53)],
        [coil - 0.003, deep(0.53)],
        [coil - 0.003, deep(0.9)],
        [0.95 * magnetRadius, deep(0.9)],
        [0.95 * magnetRadius, deep(0.97)],
        [0.9 * magnetRadius, deep(1)],
        [0, deep(1)],
      ],
    },
  ]
}

/** Returns the width of a basket at a share of its depth. */
function basketAt(share: number, hole: number, magnet: number): number {
  const [wide, narrow] = [0.95 * hole, Math.max(0.5 * hole, 0.85 * magnet)]
  return wide + (narrow - wide) * ((share - 0.1) / 0.4) ** 1.2
}

/** The screws that hold a frame. */
export function screwSolids({ cutOut, frame }: DriverBody): TurnedSolid[] {
  const rim = frame / 2 - cutOut / 2
  const circle = cutOut / 2 + 0.45 * rim
  const head = Math.min(0.005, 0.3 * rim)
  return Array.from({ length: screws }, (_, at): TurnedSolid => {
    const turn = (2 * Math.PI * (at + 0.5)) / screws
    return {
      finish: 'steel',
      loop: ring(0, head, -frameThickness - 0.0015, -frameThickness + 0.001),
      aside: [circle * Math.cos(turn), circle * Math.sin(turn)],
    }
  })
}

const screws = 8
