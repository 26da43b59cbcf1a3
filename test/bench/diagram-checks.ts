import { largeDiagram } from '#lib/local/seed/large-diagram.ts'
import { diagramChecks } from '#shared/diagrams/diagram-checks.ts'
import { initialSettings } from '#shared/pro-tools/initial-settings.ts'
import { atMost, type Bench, known } from './figure.ts'
import { median } from './statistics.ts'

const rounds = 40
const roundsToWarm = 10

/** Every rule on nearly as many parts as the largest membership takes. */
export const diagramCheckTimes: Bench = async () => {
  const diagram = largeDiagram(7)
  const times: number[] = []
  for (let round = 0; round < rounds + roundsToWarm; round++) {
    const start = performance.now()
    diagramChecks(diagram, initialSettings)
    if (round >= roundsToWarm) times.push(performance.now() - start)
  }
  return [
    atMost(`checks of ${diagram.nodes.length} parts`, median(times), 50, 'ms'),
    known('cables', diagram.cables.length),
  ]
}
