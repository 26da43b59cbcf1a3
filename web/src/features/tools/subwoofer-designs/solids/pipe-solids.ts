import { arch, type ProfilePoint, ring, shell, type TurnedSolid } from './turned-solid.ts'

/** A tube from the outer face of the front to its mouth, with a lip on the front. */
export function tubeSolids(diameter: number, wall: number, length: number): TurnedSolid[] {
  const [inner, outer] = [diameter / 2, diameter / 2 + wall]
  const lip = Math.min(0.02, 0.16 * diameter)
  const flare = Array.from({ length: 7 }, (_, at): ProfilePoint => {
    const turn = (at / 6) * (Math.PI / 2)
    return [inner + 0.6 * lip * (1 - Math.sin(turn)), -0.004 + 0.014 * (1 - Math.cos(turn))]
  })
  return [
    {
      finish: 'tube',
      loop: [
        ...flare.toReversed(),
        [outer + lip, -0.004],
        [outer + lip, 0],
        [outer, 0],
        [outer, length],
        [inner, length],
      ],
    },
  ]
}

/** A passive radiator: a flat cone with its roll and its weight, and no magnet. */
export function radiatorSolids(cutOut: number): TurnedSolid[] {
  const hole = cutOut / 2
  const plate = 0.76 * hole
  return [
    { finish: 'cone', loop: ring(0, plate, 0, 0.005) },
    { finish: 'steel', loop: ring(0, 0.12 * hole, -0.005, 0) },
    { finish: 'steel', loop: ring(0, 0.2 * hole, 0.005, 0.025) },
    { finish: 'rubber', loop: shell(arch(plate - 0.004, 0.94 * hole, -0.001, 0.1 * hole), 0.003) },
    { finish: 'frame', loop: ring(0.93 * hole, 1.1 * hole, -0.006, 0) },
    { finish: 'basket', loop: ring(0.93 * hole, 0.98 * hole, 0, 0.03) },
  ]
}
