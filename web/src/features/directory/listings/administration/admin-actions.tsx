// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { mayStep } from '#shared/directory/listings/stepped-listing.ts'
import { Button } from '#web/ui/button.tsx'
import type { Verb } from './decision-dialog.tsx'

/** Loaded when an administrator acts: it brings the forms along. */
const DecisionDialog = lazy(async () => ({
  default: (await import('./decision-dialog.tsx')).DecisionDialog,
}))

/** The actions that fit the standing of a listing. One that was merged into another takes none. */
export function AdminActions({ listing }: { listing: AdminListing }) {
  const [asked, setAsked] = useState<{ verb: Verb; listing: AdminListing }>()
  const { status, owner, duplicateOf } = listing
  const ask = (verb: Verb) => () => setAsked({ verb, listing })
  if (duplicateOf) return null
  return (
    <>
      <Button onClick={ask('edit')}>Edit</Button>
      <Button onClick={ask('owner')}>{owner ? 'Change owner' : 'Set owner'}</Button>
      {isListed(listing) && <Button onClick={ask('feature')}>Feature</Button>}
      <Button onClick={ask('merge')}>Merge</Button>
      {mayStep('remove', status) && (
        <Button variant="danger" onClick={ask('remove')}>
          Remove
        </Button>
      )}
      {mayStep('restore', status) && <Button onClick={ask('restore')}>Restore</Button>}
      {mayStep('refuse', status) && <Button onClick={ask('reject')}>Reject</Button>}
      {mayStep('approve', status) && (
        <Button variant="primary" onClick={ask('approve')}>
          Accept
        </Button>
      )}
      {asked && (
        <Suspense fallback={null}>
          <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
