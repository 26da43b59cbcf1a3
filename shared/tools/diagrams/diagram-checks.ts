import { type CheckedDiagram, checkDiagram } from './check-diagram.ts'
import type { Diagram } from './diagram.ts'
import type { DiagramTables } from './diagram-tables.ts'
import type { Issue } from './issue.ts'
import { newKeeper } from './kept-findings.ts'

/** The facts about an amplifier while all play at full power. */
export type CheckedAmplifier = {
  id: string
  current: number
  drop: number
  voltage: number
  collapses: boolean
}

/** The findings of a diagram’s checks, in a form a worker can send. */
export type DiagramChecks = {
  issues: Issue[]
  /** A through each cable that carries any. */
  currents: Readonly<Record<string, number>>
  amplifiers: CheckedAmplifier[]
  /** Ω of each output that a coil closes, by the amplifier and the output. */
  loads: { node: string; output: string; ohms: number }[]
  /** All loads together on average, A. */
  average: number
}

const least = 1e-6

const plain = (diagram: Diagram, { issues, network, loads }: CheckedDiagram): DiagramChecks => ({
  issues,
  currents: Object.fromEntries(
    diagram.cables.flatMap(({ id }) => {
      const amperes = network.current(id)
      return amperes > least ? [[id, amperes]] : []
    }),
  ),
  amplifiers: network.amplifiers.map(({ amplifier: { id }, current, drop, voltage, collapses }) => ({
    id,
    current,
    drop,
    voltage,
    collapses,
  })),
  loads: loads.flatMap(({ amplifier, output, ohms }) =>
    ohms === undefined ? [] : [{ node: amplifier.id, output: output.id, ohms }],
  ),
  average: network.average,
})

export const diagramChecks = (diagram: Diagram, tables: DiagramTables): DiagramChecks =>
  plain(diagram, checkDiagram(diagram, tables))

/** Checks a diagram after each change of it: networks that did not change keep what was found of them. */
export function newDiagramChecker(): typeof diagramChecks {
  const nextCheck = newKeeper()
  return (diagram, tables) => plain(diagram, checkDiagram(diagram, tables, nextCheck()))
}
