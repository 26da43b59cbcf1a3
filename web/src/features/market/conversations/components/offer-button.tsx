// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import type { Item } from '#shared/market/market-items/item.ts'
import { Button } from '#web/ui/button.tsx'

const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }))

type OfferButtonProps = {
  item: Pick<Item, 'id' | 'title' | 'priceCents'>
  label?: string
  size?: 'sm' | 'md'
  /** True beside a field, which needs the room of a phone. */
  isShort?: boolean
}

/** Opens the form of an offer. */
export function OfferButton({
  item,
  label = 'Make an offer',
  size = 'md',
  isShort = false,
}: OfferButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button data-own size={size} aria-label={label} onClick={() => setOpen(true)}>
        {isShort ? (
          <>
            <span className="sm:hidden">Offer</span>
            <span className="max-sm:hidden">{label}</span>
          </>
        ) : (
          label
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <OfferDialog item={item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
