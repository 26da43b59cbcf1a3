import type { PublicEvent } from '#shared/events/events/contract.ts'
import { priceOf, totalOf } from '#shared/events/registrations/price-of.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { PriceLines } from './price-lines.tsx'

/** The price of a spot for someone who waits for it. */
export function WaitingPrice({ event, classKeys }: { event: PublicEvent; classKeys: string[] }) {
  const session = useSession()
  const isPro = session.status === 'signed-in' && session.me.membershipType === 'pro_competitor'
  const price = priceOf(event, { classKeys, isPro, isWalkIn: false }, serverTime())
  return (
    <>
      {totalOf(price) > 0 && <PriceLines lines={price} />}
      <p className="text-sm">You keep your spot on the waitlist, and pay nothing until a spot is yours.</p>
    </>
  )
}
