import { type ComponentType, useEffect, useState } from 'react'
import type { PublicEvent } from '#shared/events/events/contract.ts'

type Results = ComponentType<{ eventId: string }>

const isJudgedNow = ({ phase, classes }: PublicEvent) =>
  classes.length > 0 && (phase === 'live' || phase === 'ended')

/**
 * The place where the results of an event appear once it has begun. They load after the page, which works
 * without them.
 */
export function ResultsSlot({ event }: { event: PublicEvent }) {
  const [Shown, setShown] = useState<{ Results: Results }>()
  const isJudged = isJudgedNow(event)
  useEffect(() => {
    if (isJudged)
      import('#web/features/competitions/competitions/components/event-results.tsx').then(
        ({ EventResults }) => setShown({ Results: EventResults }),
        () => undefined,
      )
  }, [isJudged])
  return Shown ? <Shown.Results eventId={event.id} /> : null
}
