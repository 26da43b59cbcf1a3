import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { curveFigures } from '#shared/tools/acoustics/curve-figures.ts'
import { newCurves } from '#shared/tools/acoustics/curves.ts'
import { logGrid } from '#shared/tools/acoustics/log-grid.ts'
import { sweep } from '#shared/tools/acoustics/sweep.ts'
import { boxPanels } from '#shared/tools/enclosures/box-panels.ts'
import { grossVolume } from '#shared/tools/enclosures/box-volume.ts'
import { cutList } from '#shared/tools/enclosures/cut-list.ts'
import { nestedSheets } from '#shared/tools/enclosures/nested-sheets.ts'
import type { DesignDefaults } from '#shared/tools/pro-tools/design-defaults.ts'
import type { TableExample } from '#shared/tools/pro-tools/table-example.ts'
import { driverVolumeOf } from './driver-volume-of.ts'
import { engineDesign } from './engine-design.ts'
import { startingDesign } from './starting-designs.ts'
import { withDefaults } from './with-defaults.ts'

const shape = { kind: 'rectangular', width: 0.6, height: 0.4, depth: 0.4 } as const

/** Three results that the defaults of designs decide: how the first box plays, what a box holds, and what it is cut from. */
export function defaultExamples(defaults: DesignDefaults): TableExample[] {
  return [
    { name: 'The first box plays', result: played(defaults) },
    { name: 'A box of 60 × 40 × 40 cm with a 12 in holds', result: held(defaults) },
    { name: 'Two such boxes are cut from', result: cut(defaults) },
  ]
}

const grid = logGrid(10, 200, 300)

function played(defaults: DesignDefaults): string {
  const engine = engineDesign(withDefaults(startingDesign, defaults))
  if (isRefusal(engine)) return engine.message
  const curves = newCurves(300)
  sweep(engine.design, grid, curves)
  const { f3 } = curveFigures(curves, grid.hz)
  const at = grid.hz.findIndex((hz) => hz >= 40)
  const level = `${curves.spl[at]?.toFixed(1)} dB at 40 Hz`
  return f3 === undefined ? level : `${level}, from ${f3.toFixed(1)} Hz (f3)`
}

function held({ thickness, displacements }: DesignDefaults): string {
  const gross = grossVolume(shape, { panel: thickness / 1000 })
  if (!('volume' in gross)) return gross.message
  const driver = driverVolumeOf(
    12,
    displacements.map(({ sizeIn, liters }) => ({ sizeIn, volume: liters / 1000 })),
  )
  return `${((gross.volume - driver) * 1000).toFixed(1)} L`
}

function cut({ thickness, sheet, kerf }: DesignDefaults): string {
  const panels = boxPanels(shape, { panel: thickness / 1000 }, { kind: 'butt' })
  const pieces = cutList(panels).flatMap(({ id, wall, rough }) =>
    [1, 2].map((copy) => ({ id: `${id} ${copy}`, name: wall, ...rough, grain: 'free' as const })),
  )
  const nested = nestedSheets(pieces, {
    width: sheet.width / 1000,
    height: sheet.height / 1000,
    kerf: kerf / 1000,
    trim: 0,
  })
  if (!('sheets' in nested)) return nested.message
  const sheets = nested.sheets.length === 1 ? '1 sheet' : `${nested.sheets.length} sheets`
  return `${sheets}, largest offcut ${nested.largestOffcut.toFixed(3)} m²`
}
