import { largeDiagram } from '#lib/local/seed/tools/large-diagram.ts'
import { type Diagram, emptyDiagram } from '#shared/tools/diagrams/diagram.ts'
import { diagramChecks, newDiagramChecker } from '#shared/tools/diagrams/diagram-checks.ts'
import type { DiagramNode } from '#shared/tools/diagrams/node-fields.ts'
import { followingRoutes, routesOf } from '#shared/tools/diagrams/routes/routes-of.ts'
import { diagramTemplates } from '#shared/tools/diagrams/templates.ts'
import { initialSettings } from '#shared/tools/pro-tools/initial-settings.ts'
import { atMost, type Bench, known } from './figure.ts'
import { median } from './statistics.ts'

const rounds = 40
const roundsToWarm = 10
const aim = 50
/** A picture of a screen at 60 Hz, twice. */
const aimOfMove = 33

function timeOf(round: (at: number) => unknown): number {
  const times: number[] = []
  for (let at = 0; at < rounds + roundsToWarm; at++) {
    const start = performance.now()
    round(at)
    if (at >= roundsToWarm) times.push(performance.now() - start)
  }
  return median(times)
}

const changed = (diagram: Diagram, kind: DiagramNode['kind'], fields: object): Diagram => {
  const { id } = diagram.nodes.find((node) => node.kind === kind) ?? {}
  return {
    ...diagram,
    nodes: diagram.nodes.map((node) => (node.id === id ? ({ ...node, ...fields } as DiagramNode) : node)),
  }
}

/** Every rule, and every way, of nearly as many parts as the largest membership takes. */
export const diagramCheckTimes: Bench = async () => {
  const diagram = largeDiagram(7)
  const check = newDiagramChecker()
  const after = (kind: DiagramNode['kind'], fieldsAt: (at: number) => object) =>
    timeOf((at) => check(changed(diagram, kind, fieldsAt(at)), initialSettings))
  const first = performance.now()
  diagramChecks(diagram, initialSettings)
  const cold = performance.now() - first
  return [
    atMost(
      `checks of ${diagram.nodes.length} parts`,
      timeOf(() => diagramChecks(diagram, initialSettings)),
      aim,
      'ms',
    ),
    atMost(
      'after a part was moved',
      after('amplifier', (at) => ({ x: at * 8 })),
      aim,
      'ms',
    ),
    atMost(
      'after a speaker was changed',
      after('subwoofer', (at) => ({ ohms: 1 + at / 100 })),
      aim,
      'ms',
    ),
    atMost(
      'after an amplifier was changed',
      after('amplifier', (at) => ({ watts: 100 + at })),
      aim,
      'ms',
    ),
    known('the very first, not yet compiled', cold, 'ms'),
    known('cables', diagram.cables.length),
    ...routeTimes(),
  ]
}

/** The ways of all cables, and of those that follow a part under a hand. */
function routeTimes() {
  const usual = diagramTemplates.find(({ id }) => id === 'two_amplifiers')?.diagram ?? emptyDiagram
  const moves = (diagram: Diagram) => {
    const routes = routesOf(diagram)
    return timeOf((at) =>
      followingRoutes(changed(diagram, 'amplifier', { x: 400 + at * 8 }), { diagram, routes }),
    )
  }
  // A place of its own each time, so that nothing is kept from before.
  const rests = (diagram: Diagram) => timeOf((at) => routesOf(changed(diagram, 'battery', { x: -8 * at })))
  const large = largeDiagram(7)
  return [
    known(`ways of ${usual.cables.length} cables`, rests(usual), 'ms'),
    atMost('the same while a part is moved', moves(usual), aimOfMove, 'ms'),
    known(`ways of ${large.cables.length} cables`, rests(large), 'ms'),
    known('the same while an amplifier is moved', moves(large), 'ms'),
  ]
}
