// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { itemStateAt } from '#shared/market/market-items/item-state.ts'
import type { OwnItem } from '#shared/market/market-items/own-contract.ts'
import { isUndoable } from '#shared/market/market-items/stepped-item.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useServerTime } from '#web/lib/use-server-time.ts'
import { Button } from '#web/ui/button.tsx'
import { useReleaseItem, useUndoItemSale } from '../api/sale-commands.ts'

const HoldDialog = lazy(async () => ({ default: (await import('./hold-dialog.tsx')).HoldDialog }))
const SellDialog = lazy(async () => ({ default: (await import('./sell-dialog.tsx')).SellDialog }))

type Way = 'hold' | 'release' | 'sell' | 'undo'

const labels: Record<Way, string> = {
  hold: 'Reserve',
  release: 'End reservation',
  sell: 'Mark as sold',
  undo: 'Sale fell through',
}

function waysOf({ item, saleStatus }: OwnItem, now: string): Way[] {
  const state = itemStateAt(item, now)
  if (state === 'active') return ['hold', 'sell']
  if (state === 'reserved') return ['sell', 'release']
  if (state === 'expired') return ['sell']
  return isUndoable(item, now) && saleStatus !== 'confirmed' ? ['undo'] : []
}

type SaleActionsProps = {
  own: OwnItem
  /** Selling it is what its seller should do next. */
  isSaleNext?: boolean
}

/** What a seller can do about reserving and selling an item as it stands, as buttons of its row. */
export function SaleActions({ own, isSaleNext = false }: SaleActionsProps) {
  const { item, buyer } = own
  const { id: itemId, title, version } = item
  const now = useServerTime()
  const [doing, setDoing] = useState<Way>()
  const release = useReleaseItem()
  const undo = useUndoItemSale()
  const stop = () => setDoing(undefined)
  return (
    <>
      {waysOf(own, now).map((way) => (
        <Button
          key={way}
          data-own
          size="sm"
          variant={way === 'sell' && isSaleNext ? 'primary' : 'ghost'}
          onClick={() => setDoing(way)}
        >
          {labels[way]}
          <span className="sr-only">: {title}</span>
        </Button>
      ))}
      <Suspense>
        {doing === 'hold' && <HoldDialog item={item} onDone={stop} />}
        {doing === 'sell' && <SellDialog item={item} onDone={stop} />}
      </Suspense>
      {doing === 'release' && (
        <ConfirmCommand
          title="End the reservation?"
          description={`${title} is no longer reserved for ${buyer?.name ?? 'the buyer'}. We notify them, and anyone can buy it.`}
          confirmLabel="End reservation"
          cancelLabel="Keep it"
          command={release}
          input={{ params: { itemId } }}
          done="The item is available again"
          onClose={stop}
        />
      )}
      {doing === 'undo' && (
        <ConfirmCommand
          title="Did the sale fall through?"
          description={`${title} is for sale again until its original end date.`}
          confirmLabel="Offer it again"
          command={undo}
          input={{ params: { itemId }, body: { version } }}
          done="The item is for sale again"
          onClose={stop}
        />
      )}
    </>
  )
}
