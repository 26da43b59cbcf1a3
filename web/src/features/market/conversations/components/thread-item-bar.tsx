import type { Thread } from '#shared/market/conversations/contract.ts'
import { editItemPath, itemPath } from '#shared/market/market-items/named-item.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Item = NonNullable<Thread['item']>

const states: Record<Item['state'], readonly [Tone, string]> = {
  active: ['success', 'For sale'],
  reserved: ['warning', 'Reserved'],
  sold: ['neutral', 'Sold'],
  expired: ['neutral', 'Expired'],
  closed: ['neutral', 'Closed'],
  removed: ['danger', 'Removed'],
  draft: ['neutral', 'Draft'],
  pending: ['info', 'In review'],
  refused: ['danger', 'Rejected'],
}

const hasPage = (state: Item['state']) => state === 'active' || state === 'reserved' || state === 'sold'
const isOver = (state: Item['state']) => state === 'closed' || state === 'removed'

/** The item that a conversation is about, as it is now. */
export function ThreadItemBar({ thread }: { thread: Thread }) {
  const { item, itemTitle } = thread
  if (!item)
    return (
      <p className="border-b border-line px-4 py-3">
        <strong className="block truncate">{itemTitle}</strong>
        <span className="text-sm text-dim">This item is no longer available.</span>
      </p>
    )
  const { cover, title, state } = item
  const [tone, word] = states[state]
  const to = pathOf(item, thread.side)
  return (
    <div className="flex items-center gap-3 border-b border-line px-4 py-2">
      {cover && (
        <Picture
          src={cover.src}
          alt=""
          sizes="3rem"
          width={48}
          height={48}
          className="size-12 rounded-sm object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate">{to ? <TextLink to={to}>{title}</TextLink> : title}</p>
        <p className="text-sm text-dim">{standing(thread, item)}</p>
      </div>
      {/* The line below its name says until when. */}
      {!item.reservation && <Badge tone={tone}>{word}</Badge>}
    </div>
  )
}

/** Its page, or for its seller the form, while there is something to do there. */
function pathOf({ id, state }: Item, side: Thread['side']): string | undefined {
  if (hasPage(state)) return itemPath(id)
  return side === 'seller' && !isOver(state) ? editItemPath(id) : undefined
}

function standing({ side, other }: Thread, { reservation, priceKind, priceCents }: Item): string {
  if (reservation)
    return `${dollars(reservation.priceCents)} · Reserved for ${
      side === 'buyer' ? 'you' : other.name
    } until ${localTime(reservation.until)}`
  if (priceKind === 'free') return 'Free'
  if (priceKind === 'trade') return priceCents > 0 ? `Trade · worth about ${dollars(priceCents)}` : 'Trade'
  return priceKind === 'offers' ? `${dollars(priceCents)} or best offer` : dollars(priceCents)
}
