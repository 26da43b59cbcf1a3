import { type LoudestMap, mapSide } from '#shared/tools/subwoofer-designs/loudest-search.ts'

/** The bands below the loudest box, dB, and the opacity with which each is drawn. */
export const levelBands = [
  { under: 0.5, opacity: 1 },
  { under: 1, opacity: 0.8 },
  { under: 2, opacity: 0.62 },
  { under: 3, opacity: 0.46 },
  { under: 6, opacity: 0.3 },
  { under: Number.POSITIVE_INFINITY, opacity: 0.14 },
] as const

export const bandOf = (level: number, best: number): number =>
  levelBands.findIndex(({ under }) => best - level <= under)

/** The width and height of a square of the map, in units. */
export const square = { width: 10, height: 8 } as const

/** One path a band, of the boxes that belong to it; those beside each other are one rectangle. */
export function bandPaths({ cells, best }: LoudestMap): string[] {
  const paths = levelBands.map(() => '')
  if (!best) return paths
  for (let row = 0; row < mapSide; row++) {
    const y = (mapSide - 1 - row) * square.height
    let from = 0
    for (let column = 1; column <= mapSide; column++) {
      const band = bandAt(cells[row * mapSide + from]?.level, best.level)
      const goesOn = column < mapSide && bandAt(cells[row * mapSide + column]?.level, best.level) === band
      if (goesOn) continue
      if (band >= 0)
        paths[band] +=
          `M${from * square.width} ${y}h${(column - from) * square.width}v${square.height}h${(from - column) * square.width}z`
      from = column
    }
  }
  return paths
}

const bandAt = (level: number | undefined, best: number): number =>
  level === undefined ? -1 : bandOf(level, best)
