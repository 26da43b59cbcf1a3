import { useState } from 'react'
import type { DraftId } from '#shared/ai/ai-drafts/draft.ts'
import { dropFromDevice, keepOnDevice, keptOnDevice } from '#web/lib/device-drafts.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { useMe } from '#web/lib/session/use-session.ts'

export type ComposerMode = 'answer' | 'note'

/** `draftId`: the answer came from this AI draft, however much of it was changed. An empty answer comes from none. */
type Texts = Record<ComposerMode, string> & { draftId?: DraftId | undefined }

const none: Texts = { answer: '', note: '' }

type KeptText = [
  texts: Texts,
  set: (mode: ComposerMode, text: string) => void,
  setFromDraft: (text: string, draftId: DraftId | undefined) => void,
]

/** What an agent types about a request stays in this browser until it is sent: an answer and a note each have their own. */
export function useKeptText(requestId: string): KeptText {
  const { id } = useMe()
  const name = `support.${requestId}`
  const [texts, setTexts] = useState<Texts>(() => ({ ...none, ...keptOnDevice(name, id)?.values }))
  const keep = (next: Texts) => {
    setTexts(next)
    if (storedImpersonation()) return
    if (next.answer || next.note) keepOnDevice(name, id, { values: next, before: {} })
    else dropFromDevice(name, id)
  }
  return [
    texts,
    (mode, text) => {
      const next = { ...texts, [mode]: text }
      keep({ ...next, draftId: next.answer ? texts.draftId : undefined })
    },
    (answer, draftId) => keep({ ...texts, answer, draftId }),
  ]
}
