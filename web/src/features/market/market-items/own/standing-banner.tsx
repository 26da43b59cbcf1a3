import type { ReactNode } from 'react'
import type { Item } from '#shared/market/market-items/item.ts'
import { renewalOf } from '#shared/market/market-items/item-dates.ts'
import { itemStateAt } from '#shared/market/market-items/item-state.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Banner, type BannerProps } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Words = { tone: BannerProps['tone']; says: string; next: ReactNode }

const contact = (
  <>
    Is that wrong? <TextLink to="/contact">Talk to us about it</TextLink>.
  </>
)

function wordsOf(item: Item, now: string): Words | undefined {
  const { statusSince, expiresAt = '', reservation, reason = '', isSellerSuspended } = item
  const state = itemStateAt(item, now)
  if (isSellerSuspended)
    return { tone: 'danger', says: 'Hidden while your account is suspended.', next: contact }
  if (state === 'pending')
    return {
      tone: 'info',
      says: 'It is being reviewed.',
      next: `We check your first items. We will notify you soon. In review since ${localTime(statusSince)}; to change it, withdraw it first.`,
    }
  if (state === 'refused')
    return { tone: 'warning', says: `Not approved yet: ${reason}`, next: 'Change it, then publish it again.' }
  if (state === 'reserved' && reservation)
    return {
      tone: 'info',
      says: `Reserved until ${localTime(reservation.until)}.`,
      next: 'You can still change it. Mark it as sold once it is paid.',
    }
  if (state === 'expired')
    return {
      tone: 'warning',
      says: 'It has expired, and only you see it.',
      next:
        now <= renewalOf(expiresAt).until
          ? 'Renew it, and it is for sale again.'
          : 'It expired more than 30 days ago. Post it again as a new item.',
    }
  if (state === 'sold')
    return {
      tone: 'success',
      says: `Sold on ${localTime(statusSince)}.`,
      next: 'Its page says so for 30 days.',
    }
  if (state === 'closed')
    return { tone: 'info', says: `Closed on ${localTime(statusSince)}.`, next: 'Only you see it.' }
  if (state === 'removed') return { tone: 'danger', says: `We removed this item: ${reason}`, next: contact }
  return undefined
}

/** How an item stands and what its seller can do about it. One that is fine says nothing. */
export function StandingBanner({ item }: { item: Item }) {
  const words = wordsOf(item, serverTime())
  if (!words) return null
  return (
    <Banner tone={words.tone}>
      <p className="font-semibold wrap-anywhere">{words.says}</p>
      <p className="mt-1">{words.next}</p>
    </Banner>
  )
}
