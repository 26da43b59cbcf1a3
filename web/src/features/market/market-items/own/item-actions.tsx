import { type ReactNode, useState } from 'react'
import type { Item } from '#shared/market/market-items/item.ts'
import { isReserved, itemStateAt } from '#shared/market/market-items/item-state.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { useCloseItem, useDeleteItem, useRenewItem, useWithdrawItem } from '../api/own-item-commands.ts'
import { isRenewable } from './item-dates-words.ts'
import { isDraft } from './item-words.ts'

export type ItemWay = 'withdraw' | 'renew' | 'close' | 'delete'

type WayWords = { button: string; title: string; says: string; done: string; danger?: true }

const ways: Record<ItemWay, WayWords> = {
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw it from review?',
    says: 'It is a draft again. You can edit it and publish it again.',
    done: 'It is a draft again',
  },
  renew: {
    button: 'Renew',
    title: 'Renew this item?',
    says: 'It stays for sale for another 60 days, a vehicle for 90. Once every 30 days, it also moves to the top of the newest.',
    done: 'It is renewed',
  },
  close: {
    button: 'Close',
    title: 'Close this item?',
    says: 'It leaves the marketplace for good. If you sold it, mark it as sold instead.',
    done: 'The item is closed',
    danger: true,
  },
  delete: {
    button: 'Delete draft',
    title: 'Delete this draft?',
    says: 'Its text and pictures are deleted. You can’t undo this.',
    done: 'Draft deleted',
    danger: true,
  },
}

/** What its seller can do with an item as it stands, beside selling it. */
export function openWays(item: Item, now: string): ItemWay[] {
  const { status, publishedAt } = item
  const isOffered = status === 'active' || status === 'expired'
  const open: (ItemWay | false)[] = [
    status === 'pending' && 'withdraw',
    isRenewable(item, now) && 'renew',
    isOffered && !isReserved(item, now) && 'close',
    isDraft(item) && !publishedAt && 'delete',
  ]
  return open.filter((way) => way !== false)
}

const variantOf = (way: ItemWay) => (ways[way].danger ? 'ghost' : 'secondary')

/** The ways of an item, each after a question that says what happens. One that expired is renewed first of all. */
export function ItemActions({ item, children }: { item: Item; children?: ReactNode }) {
  const [asked, setAsked] = useState<ItemWay>()
  const now = serverTime()
  const open = openWays(item, now)
  const first = open.find((way) => way === 'renew' && itemStateAt(item, now) === 'expired')
  const button = (way: ItemWay) => (
    <Button
      key={way}
      data-own
      size="sm"
      variant={way === first ? 'primary' : variantOf(way)}
      onClick={() => setAsked(way)}
    >
      {ways[way].button}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {first && button(first)}
      {children}
      {open.filter((way) => way !== first).map(button)}
      {asked && <WayQuestion way={asked} item={item} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

type WayQuestionProps = { way: ItemWay; item: Item; onClose: () => void }

export function WayQuestion({ way, item: { id: itemId, version }, onClose }: WayQuestionProps) {
  const steps = { withdraw: useWithdrawItem(), renew: useRenewItem(), close: useCloseItem() }
  const remove = useDeleteItem()
  const { button, title, says, done, danger = false } = ways[way]
  const dialog = { title, description: says, confirmLabel: button, done, danger, onClose }
  const params = { itemId }
  return way === 'delete' ? (
    <ConfirmCommand {...dialog} command={remove} input={{ params }} />
  ) : (
    <ConfirmCommand {...dialog} command={steps[way]} input={{ params, body: { version } }} />
  )
}
