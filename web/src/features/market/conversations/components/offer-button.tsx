// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { Item } from '#shared/market/market-items/item.ts'
import { Button } from '#web/ui/button.tsx'

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }))

type OfferButtonProps = {
  item: Pick<Item, 'id' | 'title' | 'priceCents'>
  label?: string
  size?: 'sm' | 'md'
}

/** Opens the form of an offer. */
export function OfferButton({ item, label = 'Make an offer', size = 'md' }: OfferButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button data-own size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <OfferDialog item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
