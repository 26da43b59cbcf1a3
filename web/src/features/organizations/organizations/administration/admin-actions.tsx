// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import { mayStep } from '#shared/organizations/organizations/stepped-organization.ts'
import { Button } from '#web/ui/button.tsx'
import type { Verb } from './decision-dialog.tsx'

/** Loaded when an administrator acts: it brings the forms along. */
const DecisionDialog = lazy(async () => ({
  default: (await import('./decision-dialog.tsx')).DecisionDialog,
}))

/** The actions that fit the standing of an organization. The platform’s own takes no steps. */
export function AdminActions({ organization }: { organization: AdminOrganization }) {
  const [asked, setAsked] = useState<Verb>()
  const { status, type, owners } = organization
  const isPlatform = type === 'platform'
  const ask = (verb: Verb) => () => setAsked(verb)
  return (
    <>
      <Button onClick={ask('edit')}>Edit</Button>
      {!isPlatform && (
        <Button onClick={ask('owner')}>{owners.length > 0 ? 'Replace owner' : 'Set owner'}</Button>
      )}
      {!isPlatform && mayStep('archive', status) && <Button onClick={ask('archive')}>Archive</Button>}
      {!isPlatform && mayStep('suspend', status) && (
        <Button variant="danger" onClick={ask('suspend')}>
          Suspend
        </Button>
      )}
      {!isPlatform && (mayStep('reactivate', status) || mayStep('restore', status)) && (
        <Button onClick={ask('reactivate')}>Reactivate</Button>
      )}
      {!isPlatform && mayStep('refuse', status) && (
        <Button variant="danger" onClick={ask('refuse')}>
          Reject
        </Button>
      )}
      {!isPlatform && mayStep('approve', status) && (
        <Button variant="primary" onClick={ask('approve')}>
          Approve
        </Button>
      )}
      {asked && (
        <Suspense fallback={null}>
          <DecisionDialog verb={asked} organization={organization} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
