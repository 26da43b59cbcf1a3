import type { Panel } from '#shared/tools/enclosures/panel.ts'
import { buildSheets } from '#shared/tools/subwoofer-designs/build-sheets.ts'
import { builtBox } from '#shared/tools/subwoofer-designs/built-box.ts'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import type { SavedDesign } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { standardBuild } from '#shared/tools/subwoofer-designs/standard-build.ts'
import { startingDesign, templates } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { panelStl } from '#web/features/tools/subwoofer-designs/solids/panel-stl.ts'
import { type Bench, known } from './figure.ts'
import { median } from './statistics.ts'

const rounds = 40
const roundsToWarm = 10

const trunk = templates.find(({ id }) => id === 'trunk')?.design ?? startingDesign

/** The largest template: two twelves and a slot behind a double baffle, with braces. */
const largest: SavedDesign = {
  ...trunk,
  build: { ...standardBuild(trunk), baffleLayers: 2, braces: 2 },
}

function boxOf(design: SavedDesign): BuiltBox {
  const box = builtBox(design)
  if ('code' in box) throw new Error(box.message)
  return box
}

/** A box from its design, its panels on sheets, and the binary STL files of all panels, checked edge by edge. */
export const solids: Bench = async () => {
  let box = boxOf(largest)
  const together = timed(() => {
    box = boxOf(largest)
  })
  const nesting = timed(() => void buildSheets(box.panels, box.build))
  let bytes = 0
  const files = timed(() => {
    bytes = box.panels.reduce((sum, panel) => sum + sizeOf(panel), 0)
  })
  return [
    known('box from its design', together, 'ms'),
    known(`${box.panels.length} panels on sheets`, nesting, 'ms'),
    known(`STL of ${box.panels.length} panels`, files, 'ms'),
    known('size of the files', bytes / 1024, 'KB'),
  ]
}

function timed(run: () => void): number {
  const times: number[] = []
  for (let round = 0; round < rounds + roundsToWarm; round++) {
    const start = performance.now()
    run()
    if (round >= roundsToWarm) times.push(performance.now() - start)
  }
  return median(times)
}

function sizeOf(panel: Panel): number {
  const stl = panelStl(panel)
  if ('problem' in stl) throw new Error(stl.problem)
  return stl.file.length
}
