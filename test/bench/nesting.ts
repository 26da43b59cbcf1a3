import { boxPanels } from '#shared/tools/enclosures/box-panels.ts'
import { cutList } from '#shared/tools/enclosures/cut-list.ts'
import { nestedSheets } from '#shared/tools/enclosures/nested-sheets.ts'
import type { SheetPiece } from '#shared/tools/enclosures/sheet-piece.ts'
import { atMost, type Bench, known } from './figure.ts'
import { median } from './statistics.ts'

const rounds = 200
const roundsToWarm = 50

/** Ten boxes of six panels, no two alike. */
const pieces: SheetPiece[] = Array.from({ length: 10 }, (_, box) => {
  const shape = {
    kind: 'rectangular',
    width: 0.4 + 0.053 * box,
    height: 0.32 + 0.019 * box,
    depth: 0.38 + 0.011 * box,
  } as const
  return cutList(boxPanels(shape, { panel: 0.018 }, { kind: 'butt' })).map(({ id, rough }) => ({
    id: `${box}-${id}`,
    name: id,
    ...rough,
    grain: 'free' as const,
  }))
}).flat()

/** 60 panels on sheets of 8 by 4 feet. */
export const nesting: Bench = async () => {
  const nested = nestedSheets(pieces)
  if ('code' in nested) throw new Error(nested.message)
  return [
    atMost(`nesting of ${pieces.length} panels`, time(), 20, 'ms'),
    known('sheets', nested.sheets.length),
    known('waste', nested.waste * 100, '%'),
    known('cuts', nested.cuts),
    known('length of cuts', nested.cutLength, 'm'),
  ]
}

function time(): number {
  const times: number[] = []
  for (let round = 0; round < rounds + roundsToWarm; round++) {
    const start = performance.now()
    nestedSheets(pieces)
    if (round >= roundsToWarm) times.push(performance.now() - start)
  }
  return median(times)
}
