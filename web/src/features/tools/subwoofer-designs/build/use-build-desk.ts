import { useEffect, useState } from 'react'
import type { BuiltBox } from '#shared/tools/subwoofer-designs/built-box-type.ts'
import { BuildDesk, type NestedAnswer } from '../files/build-desk.ts'
// biome-ignore lint/correctness/noUnresolvedImports: the build makes the address of the worker
import buildWorkerUrl from '../files/build-worker.ts?worker&url'

/** Opens the desk that makes files and sheets, for as long as the box is on the screen. */
export function useBuildDesk(): BuildDesk | undefined {
  const [desk, setDesk] = useState<BuildDesk>()
  useEffect(() => {
    const opened = new BuildDesk(() => new Worker(buildWorkerUrl, { type: 'module' }))
    setDesk(opened)
    return () => {
      setDesk(undefined)
      opened.stop()
    }
  }, [])
  return desk
}

/** The sheets of a box, and those of the box before it until they are nested. */
export function useSheets(desk: BuildDesk | undefined, box: BuiltBox) {
  const [answer, setAnswer] = useState<NestedAnswer>()
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` stands for one who tries again
  useEffect(() => {
    let isMeant = true
    void desk?.sheets({ panels: box.panels, build: box.build }).then((nested) => {
      if (isMeant && nested) setAnswer(nested)
    })
    return () => {
      isMeant = false
    }
  }, [desk, box, round])
  const hasFailed = answer === 'failed'
  return {
    sheets: hasFailed ? undefined : answer,
    hasFailed,
    tryAgain() {
      setAnswer(undefined)
      setRound((before) => before + 1)
    },
  }
}
