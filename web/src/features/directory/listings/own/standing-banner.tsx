import type { ReactNode } from 'react'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Banner, type BannerProps } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Words = { tone: BannerProps['tone']; says: string; next: ReactNode }

const contact = (
  <>
    Is that wrong? <TextLink to="/contact">Talk to us about it</TextLink>.
  </>
)

function wordsOf({
  status,
  statusSince,
  reason = '',
  duplicateOf,
  isOwnerSuspended,
}: Listing): Words | undefined {
  if (duplicateOf) return { tone: 'info', says: 'This listing was merged into another one.', next: contact }
  if (isOwnerSuspended)
    return { tone: 'danger', says: 'Hidden while your account is suspended.', next: contact }
  if (status === 'refused')
    return {
      tone: 'warning',
      says: `Not approved yet: ${reason}`,
      next: 'Change it, then submit it again.',
    }
  if (status === 'pending')
    return {
      tone: 'info',
      says: `In review since ${localTime(statusSince)}.`,
      next: 'We will notify you once we have reviewed it. To edit it, withdraw it first.',
    }
  if (status === 'paused')
    return {
      tone: 'info',
      says: `Paused since ${localTime(statusSince)}.`,
      next: 'Only you see it. Show it again at any time.',
    }
  if (status === 'closed')
    return {
      tone: 'info',
      says: `Permanently closed since ${localTime(statusSince)}${reason ? `: ${reason}` : '.'}`,
      next: 'Its page says so for a year. Reopen it to change it.',
    }
  if (status === 'removed')
    return { tone: 'danger', says: `We removed this listing: ${reason}`, next: contact }
  return undefined
}

/** How a listing stands and what its owner can do about it. One that is fine says nothing. */
export function StandingBanner({ listing }: { listing: Listing }) {
  const words = wordsOf(listing)
  if (!words) return null
  return (
    <Banner tone={words.tone}>
      <p className="font-semibold wrap-anywhere">{words.says}</p>
      <p className="mt-1">{words.next}</p>
    </Banner>
  )
}
