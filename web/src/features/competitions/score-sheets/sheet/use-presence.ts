import { useEffect, useState } from 'react'
import { markSheetOpen } from '#shared/competitions/score-sheets/contract.ts'
import type { EntryOf } from '#web/features/competitions/judge-scoring/offline/scoring-item.ts'
import { deviceId } from '#web/features/platform/offline/device-id.ts'
import { call } from '#web/lib/call.ts'

const everyMs = 30_000

/** Says that a sheet is open here, and learns on how many other devices it is. */
export function usePresence({ eventId, classKey, entryId }: EntryOf, isOpen: boolean): number {
  const [others, setOthers] = useState(0)
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const mark = async () => {
      if (document.hidden) return
      const params = { eventId, classKey, entryId }
      const answer = await call(markSheetOpen, { params, body: { deviceId: deviceId() } }).catch(
        () => undefined,
      )
      if (answer && !isOver) setOthers(answer.others)
    }
    void mark()
    const timer = setInterval(() => void mark(), everyMs)
    return () => {
      isOver = true
      clearInterval(timer)
      setOthers(0)
    }
  }, [eventId, classKey, entryId, isOpen])
  return others
}
