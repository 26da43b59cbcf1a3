import { useQuery } from '@tanstack/react-query'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { ownListingsQuery } from '#web/features/directory/listings/api/own-listing-queries.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { FieldsProps } from './item-form.ts'

/** Under which business of the seller it is offered. Those who have none are not asked. */
export function ShopField({ form: { register, watch }, errorOf }: FieldsProps) {
  const listings = useQuery(ownListingsQuery)
  const shops = (listings.data?.items ?? []).flatMap(({ listing }) => (isListed(listing) ? [listing] : []))
  const chosen = watch('listingId')
  if (shops.length === 0 && !chosen) return null
  return (
    <Field label="Sell under my business" {...errorOf('listingId')}>
      <Select {...register('listingId')}>
        <option value="">No, under my own name</option>
        {shops.map(({ id, businessName }) => (
          <option key={id} value={id}>
            {businessName}
          </option>
        ))}
        {chosen && !shops.some(({ id }) => id === chosen) && (
          <option value={chosen}>A business that is not published now</option>
        )}
      </Select>
    </Field>
  )
}
