// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { mayStep } from '#shared/directory/listings/stepped-listing.ts'
import { Button } from '#web/ui/button.tsx'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
import type { Verb } from './decision-dialog.tsx'

/** Loaded when an administrator acts: it brings the forms along. */
const DecisionDialog = lazy(async () => ({
  default: (await import('./decision-dialog.tsx')).DecisionDialog,
}))

/** The actions that fit the standing of a listing, its decision first. One that was merged into another takes none. */
export function AdminActions({ listing }: { listing: AdminListing }) {
  const [asked, setAsked] = useState<{ verb: Verb; listing: AdminListing }>()
  const { businessName, status, owner, duplicateOf } = listing
  const ask = (verb: Verb) => () => setAsked({ verb, listing })
  const action = (verb: Verb, label: string): MenuEntry => ({
    kind: 'action',
    label,
    danger: verb === 'remove',
    onSelect: ask(verb),
  })
  const decides = mayStep('approve', status) || mayStep('restore', status)
  if (duplicateOf) return null
  return (
    <>
      {mayStep('approve', status) && (
        <Button variant="primary" onClick={ask('approve')}>
          Accept
        </Button>
      )}
      {mayStep('refuse', status) && <Button onClick={ask('reject')}>Reject</Button>}
      {mayStep('restore', status) && <Button onClick={ask('restore')}>Restore</Button>}
      {!decides && <Button onClick={ask('edit')}>Edit</Button>}
      <MoreMenu
        of={businessName}
        variant="secondary"
        entries={[
          ...(decides ? [action('edit', 'Edit')] : []),
          action('owner', owner ? 'Change owner' : 'Set owner'),
          ...(isListed(listing) ? [action('feature', 'Feature')] : []),
          action('merge', 'Merge'),
          ...(mayStep('remove', status) ? [action('remove', 'Remove')] : []),
        ]}
      />
      {asked && (
        <Suspense fallback={null}>
          <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
