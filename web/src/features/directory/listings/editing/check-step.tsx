import type { ReactNode } from 'react'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { missingFields } from '#shared/directory/listings/stepped-listing.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { ListingPreview } from '../own/listing-preview.tsx'
import type { ListingForm } from './listing-form.ts'
import { asAsked } from './listing-values.ts'
import { SimilarBusinesses } from './similar-businesses.tsx'

type CheckStepProps = { own: OwnListing; form: ListingForm; isLive: boolean; dirty: boolean }

/** What the listing will say, what it lacks, and whether it is there already. */
export function CheckStep({ own, form, isLive, dirty }: CheckStepProps) {
  const { listing } = own
  const missing = isLive ? [] : missingFields(listing)
  return (
    <>
      {dirty && <Banner tone="warning">Unsaved text is not shown below.</Banner>}
      {missing.length > 0 && (
        <Banner tone="warning">
          <p className="font-semibold">Still missing</p>
          <List items={missing} />
        </Banner>
      )}
      {!isLive && (
        <SimilarBusinesses name={listing.businessName} zip={listing.place.zip} except={listing.id} />
      )}
      <ListingPreview listing={asAsked(own)} />
      {isLive && own.change && (
        <Field
          label="Note for the review"
          hint="Why it changes, if that helps our review."
          error={form.formState.errors.note?.message}
        >
          <Textarea rows={3} maxLength={500} {...form.register('note')} />
        </Field>
      )}
    </>
  )
}

const List = ({ items }: { items: readonly string[] }): ReactNode => (
  <ul className="mt-1 list-disc pl-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
