import { type LoudestMap, mapSide } from '#shared/tools/subwoofer-designs/loudest-search.ts'

/** The bands end this far below the loudest box, dB. */
export const levelBands = [0.5, 1, 2, 3, 6, Number.POSITIVE_INFINITY] as const

export const bandOf = (level: number, best: number): number =>
  levelBands.findIndex((under) => best - level <= under)

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

/** The lines between boxes of different bands, as one path. */
export function bandBorders({ cells, best }: LoudestMap): string {
  if (!best) return ''
  const bandIn = (row: number, column: number) => bandAt(cells[row * mapSide + column]?.level, best.level)
  let path = ''
  for (let row = 0; row < mapSide; row++)
    for (let column = 0; column < mapSide; column++) {
      const band = bandIn(row, column)
      const [x, y] = [column * square.width, (mapSide - 1 - row) * square.height]
      if (column > 0 && bandIn(row, column - 1) !== band) path += `M${x} ${y}v${square.height}`
      if (row > 0 && bandIn(row - 1, column) !== band) path += `M${x} ${y + square.height}h${square.width}`
    }
  return path
}
