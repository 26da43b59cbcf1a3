import { boxPanels } from '#shared/enclosures/box-panels.ts'
import { withCutOuts } from '#shared/enclosures/cut-out.ts'
import type { Panel } from '#shared/enclosures/panel.ts'
import { panelStl } from '#web/features/subwoofer-designer/solids/panel-stl.ts'
import { type Bench, known } from './figure.ts'
import { median } from './statistics.ts'

const rounds = 40
const roundsToWarm = 10

/** The box of the largest template: two twelves and a slot behind a double baffle. */
const panels: Panel[] = withCutOuts(
  boxPanels(
    { kind: 'rectangular', width: 0.9, height: 0.42, depth: 0.5 },
    { panel: 0.018, baffleLayers: 2 },
    { kind: 'rabbet', depth: 0.009 },
  ),
  'front',
  [
    { center: [0.25, 0.25], diameter: 0.28 },
    { center: [0.65, 0.25], diameter: 0.28 },
    { corner: [0.1, 0.03], width: 0.7, height: 0.06 },
  ],
)

/** Binary STL files of every panel of a box, checked edge by edge. */
export const solids: Bench = async () => {
  let bytes = 0
  const times: number[] = []
  for (let round = 0; round < rounds + roundsToWarm; round++) {
    const start = performance.now()
    bytes = panels.reduce((sum, panel) => sum + sizeOf(panel), 0)
    if (round >= roundsToWarm) times.push(performance.now() - start)
  }
  return [
    known(`STL of ${panels.length} panels`, median(times), 'ms'),
    known('size of the files', bytes / 1024, 'KB'),
  ]
}

function sizeOf(panel: Panel): number {
  const stl = panelStl(panel)
  if ('problem' in stl) throw new Error(stl.problem)
  return stl.file.length
}
