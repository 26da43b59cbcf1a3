import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Diagram } from '#shared/tools/diagrams/diagram.ts'
import type { DiagramChecks } from '#shared/tools/diagrams/diagram-checks.ts'
import type { DiagramTables } from '#shared/tools/diagrams/diagram-tables.ts'
import type { Editor } from '../state/editor.ts'
// biome-ignore lint/correctness/noUnresolvedImports: the build makes the address of the worker
import checkWorkerUrl from './check-worker.ts?worker&url'
import { type LiveChecks, newLiveChecks } from './live-checks.ts'

export type ChecksOnScreen = Pick<LiveChecks, 'checks' | 'isCurrent' | 'isStopped' | 'again' | 'subscribe'>

const none: ChecksOnScreen = {
  checks: () => undefined,
  isCurrent: () => false,
  isStopped: () => false,
  again: () => undefined,
  subscribe: () => () => undefined,
}

/** Runs a worker that checks as long as the screen is there. It is undefined on the server. */
function useChecker(): LiveChecks | undefined {
  const [live, setLive] = useState<LiveChecks>()
  useEffect(() => {
    const made = newLiveChecks(() => new Worker(checkWorkerUrl, { type: 'module' }))
    setLive(made)
    return () => made.stop()
  }, [])
  return live
}

/** The checks of the diagram on the screen, asked for with each change of it. */
export function useLiveChecks(editor: Editor, tables: DiagramTables): ChecksOnScreen {
  const live = useChecker()
  useEffect(() => {
    if (!live) return
    let asked = editor.view().body
    live.ask(asked, tables)
    return editor.subscribe(() => {
      const { body } = editor.view()
      if (body === asked) return
      asked = body
      live.ask(body, tables)
    })
  }, [live, editor, tables])
  return live ?? none
}

/** The checks of a diagram that no one changes here. */
export function useChecksOf(diagram: Diagram, tables: DiagramTables): ChecksOnScreen {
  const live = useChecker()
  useEffect(() => live?.ask(diagram, tables), [live, diagram, tables])
  return live ?? none
}

/** Returns the latest checks. They are undefined until the first are done, and after they stopped. */
export const useChecks = ({ checks, subscribe }: ChecksOnScreen): DiagramChecks | undefined =>
  useSyncExternalStore(subscribe, checks, () => undefined)

/** Tells whether the checks are for the diagram on the screen now. */
export const useIsCurrent = ({ isCurrent, subscribe }: ChecksOnScreen): boolean =>
  useSyncExternalStore(subscribe, isCurrent, () => false)

export const useIsStopped = ({ isStopped, subscribe }: ChecksOnScreen): boolean =>
  useSyncExternalStore(subscribe, isStopped, () => false)
