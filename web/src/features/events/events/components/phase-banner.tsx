import type { PublicEvent } from '#shared/events/events/contract.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { Banner } from '#web/ui/banner.tsx'

/** The state of the event: canceled and why, or what happens next. */
export function PhaseBanner({ event }: { event: PublicEvent }) {
  const { phase, timeZone, endsAt, entriesOpenAt, entriesCloseAt, cancelReason, startsAt } = event
  const when = (at: string) => zonedTime(at, timeZone)
  if (phase === 'cancelled')
    return (
      <Banner tone="danger" className="mb-6">
        <p className="font-semibold">This event is cancelled.</p>
        {cancelReason && <p className="mt-1 whitespace-pre-line wrap-anywhere">{cancelReason}</p>}
      </Banner>
    )
  const words: Partial<Record<PublicEvent['phase'], string>> = {
    announced: entriesOpenAt && `Entries open ${when(entriesOpenAt)}.`,
    open: `Entries close ${when(entriesCloseAt)}.`,
    closed: `Entries are closed. It starts ${when(startsAt)}.`,
    live: `On right now, until ${when(endsAt)}.`,
    ended: 'This event is over.',
  }
  return (
    <Banner tone={phase === 'live' || phase === 'open' ? 'success' : 'info'} className="mb-6">
      {words[phase]}
    </Banner>
  )
}
