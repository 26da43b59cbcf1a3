import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { leastCents } from '#shared/events/events/entry-cost.ts'
import { spotsLeft } from '#shared/events/events/spots-left.ts'
import { timeRefusal } from '#shared/events/registrations/time-refusal.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { completeProfilePath, loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { myRegistrationQuery } from '../api/registration-queries.ts'

/** Loaded for those who have entered. */
const OwnStanding = lazy(async () => ({ default: (await import('./own-standing.tsx')).OwnStanding }))

/** Loaded when someone enters: it brings the forms along. */
const EnterDialog = lazy(async () => ({ default: (await import('./enter-dialog.tsx')).EnterDialog }))

type EntryPanelProps = { event: PublicEvent; now: string }

/** The member's own part in an event: the way in, or the present state. */
export function EntryPanel({ event, now }: EntryPanelProps) {
  const session = useSession()
  const me = session.status === 'signed-in' && session.me.registrationCompleted ? session.me : undefined
  const mine = useQuery({ ...myRegistrationQuery(event.id), enabled: me !== undefined })
  const [entering, setEntering] = useState<'new' | 'paying'>()
  const registration = mine.data ?? undefined
  if (event.status !== 'published' || event.phase === 'ended') return null
  return (
    <>
      {registration ? (
        <Suspense fallback={null}>
          <OwnStanding
            registration={registration}
            payment={event.payment}
            now={now}
            onPay={() => setEntering('paying')}
          />
        </Suspense>
      ) : (
        <WayIn
          event={event}
          now={now}
          busy={mine.isPending}
          onEnter={me ? () => setEntering('new') : undefined}
        />
      )}
      {/* Entering changes the parts above: the dialog stays until it is closed. */}
      {me && entering && (
        <Suspense fallback={null}>
          <EnterDialog
            event={event}
            me={me}
            held={entering === 'paying' ? registration : undefined}
            now={now}
            onClose={() => setEntering(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

type WayInProps = EntryPanelProps & {
  busy: boolean
  /** Left out for those who cannot enter yet: they log in or complete their profile first. */
  onEnter: (() => void) | undefined
}

function WayIn({ event, now, busy, onEnter }: WayInProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const refusal = timeRefusal(event, now)
  // The banner of the page says when entries open or have closed.
  if (refusal) return null
  const isFull = event.places.left === 0
  const spots = spotsLeft({ ...event, waitingList: event.waitingList.on })
  if (isFull && !event.waitingList.on) return <p className="mb-4 text-dim">This event is full.</p>
  const label = isFull ? 'Join the waitlist' : 'Enter'
  const to = session.status === 'signed-in' ? completeProfilePath(pathname) : loginPath(pathname)
  return (
    <div className="mb-4 flex items-center gap-4 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:mb-0 max-sm:justify-between max-sm:border-t max-sm:border-line max-sm:bg-ground max-sm:px-4 max-sm:py-3">
      {onEnter ? (
        <Button
          data-own
          variant="primary"
          size="lg"
          disabled={busy}
          onClick={onEnter}
          className="max-sm:order-2"
        >
          {label}
        </Button>
      ) : (
        <ButtonLink variant="primary" size="lg" to={to} className="max-sm:order-2">
          {label}
        </ButtonLink>
      )}
      <p className="text-sm text-dim">
        {isFull
          ? 'Full, waitlist open'
          : [priceWords(leastCents(event, now)), spots?.isFew && spots.words].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

const priceWords = (cents: number) => (cents === 0 ? 'Free entry' : `From ${dollars(cents)}`)
