import type { Diagram } from '#shared/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/diagrams/diagram-checks.ts'
import type { DiagramTables } from '#shared/diagrams/diagram-tables.ts'
import type { CheckAnswer, CheckQuestion } from './check-message.ts'

export type LiveChecks = ReturnType<typeof newLiveChecks>

type Checker = {
  postMessage: (question: CheckQuestion) => void
  onmessage: ((event: MessageEvent<CheckAnswer>) => void) | null
  terminate: () => void
}

/** Checks one diagram after the other: while the worker is busy only the newest waits. */
export function newLiveChecks(worker: Checker) {
  let number = 0
  let answered = 0
  let isBusy = false
  let waiting: CheckQuestion | undefined
  let checks: DiagramChecks | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const send = (question: CheckQuestion) => {
    isBusy = true
    waiting = undefined
    worker.postMessage(question)
  }
  worker.onmessage = ({ data }) => {
    isBusy = false
    answered = data.number
    checks = data.checks
    if (waiting) send(waiting)
    tell()
  }
  return {
    /** The last that is known, of a diagram that may have changed since. */
    checks: () => checks,
    /** Whether the checks are of the diagram that was asked about last. */
    isCurrent: () => checks !== undefined && answered === number,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask(diagram: Diagram, tables: DiagramTables) {
      const question = { number: ++number, diagram, tables }
      if (isBusy) waiting = question
      else send(question)
      tell()
    },
    stop: () => worker.terminate(),
  }
}
