import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { itemBuyersQuery } from '../api/sale-queries.ts'

type BuyerFieldProps = ComponentProps<'select'> & {
  label: string
  itemId: ItemId
  /** The one buyer that can be chosen while they hold the item. */
  heldBy?: string | undefined
  error?: string | undefined
}

/** The buyer of an item, among those who have written about it. `children` are further choices. */
export function BuyerField({ label, itemId, heldBy, error, children, ...select }: BuyerFieldProps) {
  const pages = useInfiniteQuery(itemBuyersQuery(itemId))
  const found = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const buyers = heldBy ? found.filter(({ userId }) => userId === heldBy) : found
  return (
    <div className="grid gap-2">
      <Field
        label={label}
        required
        {...(error && { error })}
        hint={hintOf({ heldBy, isEmpty: pages.isSuccess && buyers.length === 0 })}
      >
        {/* The choices come after the form: with another key it takes its value from it once they are there. */}
        <Select key={found.length} {...select}>
          <option value="" disabled>
            {pages.isPending ? 'Loading...' : 'Choose a buyer'}
          </option>
          {buyers.map(({ userId, name, offerCents }) => (
            <option key={userId} value={userId}>
              {offerCents === undefined ? name : `${name}, offered ${dollars(offerCents)}`}
            </option>
          ))}
          {children}
        </Select>
      </Field>
      {pages.isError && found.length === 0 && (
        <p className="text-sm text-clip-ink">
          The buyers did not load. {describeFailure(pages.error).sentence}{' '}
          <Button size="sm" variant="ghost" onClick={() => void pages.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {pages.hasNextPage && !heldBy && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Show more buyers
        </Button>
      )}
    </div>
  )
}

function hintOf({ heldBy, isEmpty }: { heldBy: string | undefined; isEmpty: boolean }): string {
  if (heldBy) return 'It is reserved. To choose someone else, end the reservation first.'
  return isEmpty
    ? 'No one has messaged you about this item yet.'
    : 'Everyone who has messaged you about this item.'
}
