import type { PublicEvent } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The state of the event: canceled and why, or what happens next. One that is over says so at its title. */
export function PhaseBanner({ event }: { event: PublicEvent }) {
  const { id, phase, timeZone, endsAt, entriesOpenAt, entriesCloseAt, cancelReason, startsAt, classes } =
    event
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
    live: `Live until ${when(endsAt)}.`,
  }
  if (!words[phase]) return null
  return (
    <Banner
      tone={phase === 'live' || phase === 'open' ? 'success' : 'info'}
      className="mb-6"
      action={
        phase === 'live' &&
        classes.length > 0 && (
          <ButtonLink variant="primary" to={`${eventPath(id)}/board`}>
            Live board
          </ButtonLink>
        )
      }
    >
      {words[phase]}
    </Banner>
  )
}
