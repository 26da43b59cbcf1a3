import type { ReactNode } from 'react'
import { changeLabels } from '#shared/directory/listing-changes/change-labels.ts'
import { isSame, valuesOf } from '#shared/directory/listing-changes/changed-values.ts'
import type { ChangedField, ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { ListingPictures } from '#web/features/directory/listings/administration/listing-pictures.tsx'
import { cx } from '#web/ui/cx.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { comparedField } from './compared-field.ts'
import { ComparedLines } from './compared-lines.tsx'

/** True for a wish that comes too late: the field has another value than the one it began from. */
export const isStale = (field: ChangedField, { from }: ListingChange, listing: Listing): boolean =>
  field !== 'pictures' && !isSame(valuesOf(listing)[field], from[field])

type ChangedFieldRowProps = {
  field: ChangedField
  change: ListingChange
  listing: Listing
  headingLevel: 3 | 4
  isAccepted: boolean
  onDecide: (isAccepted: boolean) => void
}

/** A field as it is and as it is asked for, and what is decided about it. */
export function ChangedFieldRow({
  field,
  change,
  listing,
  headingLevel,
  isAccepted,
  onDecide,
}: ChangedFieldRowProps) {
  const Heading = `h${headingLevel}` as const
  const label = changeLabels[field]
  const stale = isStale(field, change, listing)
  return (
    <section className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading className="font-semibold">{label}</Heading>
        <Segmented
          legend={`Decision about ${label}`}
          name={`decision-${change.listingId}-${change.by}-${field}`}
          // What is accepted too late is not applied: its author reads that it was, and not that it was rejected.
          options={[
            { id: 'accept', label: stale ? 'Outdated' : 'Accept' },
            { id: 'reject', label: 'Reject' },
          ]}
          value={isAccepted ? 'accept' : 'reject'}
          onChange={(id) => onDecide(id === 'accept')}
        />
      </div>
      {stale && (
        <p className="text-sm text-dim">
          The listing changed after this was asked for. It stays as it is now either way.
        </p>
      )}
      <div className={cx('grid items-start gap-x-6 gap-y-4', stale ? 'sm:grid-cols-3' : 'sm:grid-cols-2')}>
        <Sides field={field} change={change} listing={listing} isStale={stale} />
      </div>
    </section>
  )
}

type SidesProps = Pick<ChangedFieldRowProps, 'field' | 'change' | 'listing'> & { isStale: boolean }

function Sides({ field, change: { from, to }, listing, isStale: stale }: SidesProps) {
  if (field === 'pictures') {
    const asked = listing.pictures.filter(({ id }) => to.pictures?.includes(id))
    return (
      <div className="col-span-full">
        {asked.length > 0 ? (
          <ListingPictures pictures={asked} />
        ) : (
          <p className="text-dim">The pictures are gone.</p>
        )}
      </div>
    )
  }
  const now = valuesOf(listing)[field]
  if (field === 'logoUrl')
    return (
      <>
        {stale && <Side title="When asked">{logo(from.logoUrl)}</Side>}
        <Side title="Now">{logo(listing.logoUrl)}</Side>
        <Side title="New">{logo(to.logoUrl)}</Side>
      </>
    )
  const { before, after } = comparedField(field, stale ? now : from[field], to[field])
  return (
    <>
      {stale && (
        <Side title="When asked">
          <ComparedLines lines={comparedField(field, from[field], from[field]).before} />
        </Side>
      )}
      <Side title="Now">
        <ComparedLines lines={before} />
      </Side>
      <Side title="New">
        <ComparedLines lines={after} />
      </Side>
    </>
  )
}

const Side = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="mb-1 text-sm text-dim">{title}</p>
    {children}
  </div>
)

const logo = (src: string | undefined) =>
  src ? (
    <img src={src} alt="Logo" width={96} height={96} className="size-28 rounded object-contain" />
  ) : (
    <p className="text-dim">None</p>
  )
