import { useState } from 'react'
import { dropFromDevice, keepOnDevice, keptOnDevice } from '#web/lib/device-drafts.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { useMe } from '#web/lib/session/use-session.ts'

export type ComposerMode = 'answer' | 'note'
type Texts = Record<ComposerMode, string>

const none: Texts = { answer: '', note: '' }

/** What an agent types about a request stays in this browser until it is sent: an answer and a note each have their own. */
export function useKeptText(
  requestId: string,
): [texts: Texts, set: (mode: ComposerMode, text: string) => void] {
  const { id } = useMe()
  const name = `support.${requestId}`
  const [texts, setTexts] = useState<Texts>(() => ({ ...none, ...keptOnDevice(name, id)?.values }))
  const set = (mode: ComposerMode, text: string) => {
    const next = { ...texts, [mode]: text }
    setTexts(next)
    if (storedImpersonation()) return
    if (next.answer || next.note) keepOnDevice(name, id, { values: next, before: {} })
    else dropFromDevice(name, id)
  }
  return [texts, set]
}
