// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import type { AskedChange } from './change-dialog.tsx'
import type { EventDraft, WrittenEvent } from './event-values.ts'

/** It is needed for published events alone. */
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }))

type Edited = { fields: WrittenEvent; thing: EventDraft }

/** Asks before a published event gets another time or place: the server says how many people hear of it. */
export function useChangeQuestion(id: OwnEvent['id'] | undefined) {
  const [asked, setAsked] = useState<{ effect: AskedChange; answer: (isConfirmed: boolean) => void }>()
  const confirm = async ({ fields, thing: { status, version } }: Edited): Promise<boolean> => {
    if (!id || status !== 'published' || version === undefined) return true
    const { readChangeEffect } = await import('#web/features/events/registrations/api/event-effects.ts')
    const effect = await readChangeEffect(id, { ...fields, version })
    if (effect.changes.length === 0) return true
    return new Promise((answer) => setAsked({ effect, answer }))
  }
  const answer = (isConfirmed: boolean) => {
    setAsked(undefined)
    asked?.answer(isConfirmed)
  }
  return {
    confirm,
    question: asked && (
      <Suspense>
        <ChangeDialog effect={asked.effect} onAnswer={answer} />
      </Suspense>
    ),
  }
}
