import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import type { CheckAnswer, CheckQuestion } from './check-message.ts'

export type LiveChecks = ReturnType<typeof newLiveChecks>

type Checker = {
  postMessage: (question: CheckQuestion) => void
  onmessage: ((event: MessageEvent<CheckAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  terminate: () => void
}

/** Checks one diagram after the other: while a worker is busy only the newest waits. One that fails gives way to a new one. */
export function newLiveChecks(begin: () => Checker) {
  let number = 0
  let answered = 0
  let isBusy = false
  let isStopped = false
  let worker: Checker | undefined
  let last: CheckQuestion | undefined
  let waiting: CheckQuestion | undefined
  let checks: DiagramChecks | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const started = (): Checker => {
    const made = begin()
    made.onmessage = ({ data }) => {
      isBusy = false
      answered = data.number
      checks = data.checks
      if (waiting) send(waiting)
      tell()
    }
    made.onerror = () => {
      made.terminate()
      worker = undefined
      waiting = undefined
      checks = undefined
      isBusy = false
      isStopped = true
      tell()
    }
    return made
  }
  const send = (question: CheckQuestion) => {
    isBusy = true
    isStopped = false
    waiting = undefined
    worker ??= started()
    worker.postMessage(question)
  }
  const put = (question: CheckQuestion) => {
    last = question
    if (isBusy) waiting = question
    else send(question)
    tell()
  }
  return {
    /** The last that is known, of a diagram that may have changed since. */
    checks: () => checks,
    /** Tells whether the checks are for the latest diagram requested. */
    isCurrent: () => checks !== undefined && answered === number,
    /** Tells whether the checks failed, so nothing is known until the next request. */
    isStopped: () => isStopped,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask(diagram: Diagram, tables: DiagramTables) {
      put({ number: ++number, diagram, tables })
    },
    /** Asks again about the last diagram. */
    again() {
      if (last) put(last)
    },
    stop: () => worker?.terminate(),
  }
}
