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
  let isBusy = false
  let waiting: CheckQuestion | undefined
  let checks: DiagramChecks | undefined
  const listeners = new Set<() => void>()
  const send = (question: CheckQuestion) => {
    isBusy = true
    waiting = undefined
    worker.postMessage(question)
  }
  worker.onmessage = ({ data }) => {
    isBusy = false
    checks = data.checks
    for (const listener of listeners) listener()
    if (waiting) send(waiting)
  }
  return {
    /** The last that is known, of a diagram that may have changed since. */
    checks: () => checks,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask(diagram: Diagram, tables: DiagramTables) {
      const question = { number: ++number, diagram, tables }
      if (isBusy) waiting = question
      else send(question)
    },
    stop: () => worker.terminate(),
  }
}
