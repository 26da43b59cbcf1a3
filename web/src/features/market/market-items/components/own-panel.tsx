import { useQuery } from '@tanstack/react-query'
import type { Item } from '#shared/market/market-items/item.ts'
import { type ItemState, itemStateAt } from '#shared/market/market-items/item-state.ts'
import { editItemPath } from '#shared/market/market-items/named-item.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownItemQuery } from '../api/own-item-query.ts'

const stateWords: Record<ItemState, string> = {
  draft: 'Draft. Only you can see it.',
  pending: 'In review. Only you can see it until then.',
  refused: 'Needs a change before it can be published.',
  active: 'For sale',
  reserved: 'Reserved',
  expired: 'Expired. Only you can see it.',
  sold: 'Sold',
  closed: 'Closed. Only you can see it.',
  removed: 'Removed from the marketplace.',
}

const isEditable = (state: ItemState) => !['sold', 'closed', 'removed', 'pending'].includes(state)

/** How an item stands, for its seller alone; for everyone else there is nothing. */
export function OwnPanel({ itemId }: { itemId: string }) {
  const exists = useKnownScreens()
  const now = useMinute()
  const own = useQuery(ownItemQuery(itemId))
  if (own.isPending)
    return (
      <Panel title="Your item">
        <Skeleton lines={4} />
      </Panel>
    )
  if (!own.data) return null
  const { item, buyer } = own.data
  const state = itemStateAt(item, now)
  const edit = editItemPath(item.id)
  return (
    <Panel title="Your item">
      <div className="grid gap-4">
        <Facts
          facts={[
            ['Status', stateWords[state]],
            item.reason && (state === 'refused' || state === 'removed') && ['Reason', item.reason],
            buyer && [state === 'sold' ? 'Buyer' : 'Reserved by', buyer.name],
            ['Saved by', members(item.saveCount)],
            ['Conversations', item.conversationCount.toLocaleString('en-US')],
            ends(item, state),
          ]}
        />
        {item.isSellerSuspended && <p>It is hidden while your account is suspended.</p>}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {isEditable(state) && exists(edit) && <ButtonLink to={edit}>Edit</ButtonLink>}
          {item.conversationCount > 0 && exists('/marketplace/messages') && (
            <ButtonLink to="/marketplace/messages">Messages</ButtonLink>
          )}
        </div>
      </div>
    </Panel>
  )
}

const members = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'member' : 'members'}`

const ends = ({ expiresAt }: Item, state: ItemState) =>
  expiresAt !== undefined &&
  (state === 'active' || state === 'reserved') &&
  (['Ends', utcDay(expiresAt)] as const)
