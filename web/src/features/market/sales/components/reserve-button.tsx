import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { leavingRefusal } from '#shared/community/feed/taking-part.ts'
import type { PublicItem } from '#shared/market/market-items/contract.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { hoursOfInstant } from '#shared/market/market-items/reserved-item.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { myPlaceQuery } from '#web/features/market/conversations/api/my-place-query.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useReleaseItem, useReserveItem } from '../api/sale-commands.ts'

export type ReservableItem = Pick<PublicItem, 'id' | 'title' | 'status' | 'instantReserve'>

/** Reserves an item for a day where its seller allows that, and says so to the one who holds it. */
export function ReserveButton({ item }: { item: ReservableItem }) {
  const { id: itemId, title, status, instantReserve } = item
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const isMember = me?.registrationCompleted === true
  const place = useQuery({ ...myPlaceQuery(itemId), enabled: isMember }).data
  const [asks, setAsks] = useState(false)
  const reserve = useReserveItem()
  const release = useReleaseItem()
  const stop = () => setAsks(false)
  const input = { params: { itemId } }
  if (place?.isOwn) return null
  if (place?.reservation)
    return (
      <div className="grid gap-3">
        <p role="status">Reserved for you until {localTime(place.reservation.until)}.</p>
        <Button data-own className="justify-self-start" onClick={() => setAsks(true)}>
          Cancel reservation
        </Button>
        {asks && (
          <ConfirmCommand
            title="Cancel your reservation?"
            description={`Others can reserve or buy ${title} right away.`}
            confirmLabel="Cancel reservation"
            cancelLabel="Keep it"
            danger
            command={release}
            input={input}
            done="Reservation canceled"
            onClose={stop}
          />
        )}
      </div>
    )
  if (!instantReserve || status !== 'active') return null
  if (!me)
    return (
      <ButtonLink className="justify-self-start" to={loginPath(itemPath(itemId))}>
        Log in to reserve
      </ButtonLink>
    )
  // Why they cannot write yet, which is why they cannot reserve, stands in the box for messages.
  if (!isMember || me.status !== 'active' || leavingRefusal(me)) return null
  return (
    <>
      <Button data-own className="justify-self-start" onClick={() => setAsks(true)}>
        Reserve for {hoursOfInstant} hours
      </Button>
      {asks && (
        <ConfirmCommand
          title={`Reserve ${title}?`}
          description={`No one else can reserve or buy it for ${hoursOfInstant} hours. Message the seller to agree on pickup or shipping.`}
          confirmLabel="Reserve"
          command={reserve}
          input={input}
          done="Reserved for you"
          onClose={stop}
        />
      )}
    </>
  )
}
