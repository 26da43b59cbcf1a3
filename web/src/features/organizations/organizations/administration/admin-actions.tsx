// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import { mayStep, type OrganizationStep } from '#shared/organizations/organizations/stepped-organization.ts'
import { Button } from '#web/ui/button.tsx'
import type { MenuEntry } from '#web/ui/dropdown-menu.tsx'
import { MoreMenu } from '#web/ui/more-menu.tsx'
import type { Verb } from './decision-dialog.tsx'

/** Loaded when an administrator acts: it brings the forms along. */
const DecisionDialog = lazy(async () => ({
  default: (await import('./decision-dialog.tsx')).DecisionDialog,
}))

/** The actions that fit the standing of an organization, its decision first. The platform’s own takes no steps. */
export function AdminActions({ organization }: { organization: AdminOrganization }) {
  const [asked, setAsked] = useState<Verb>()
  const { name, status, type, owners } = organization
  const isPlatform = type === 'platform'
  const ask = (verb: Verb) => () => setAsked(verb)
  const action = (verb: Verb, label: string): MenuEntry => ({ kind: 'action', label, onSelect: ask(verb) })
  const takes = (step: OrganizationStep) => !isPlatform && mayStep(step, status)
  const isPending = takes('approve')
  return (
    <>
      {isPending && (
        <Button variant="primary" onClick={ask('approve')}>
          Approve
        </Button>
      )}
      {takes('refuse') && <Button onClick={ask('refuse')}>Reject</Button>}
      {(takes('reactivate') || takes('restore')) && <Button onClick={ask('reactivate')}>Reactivate</Button>}
      {!isPending && <Button onClick={ask('edit')}>Edit</Button>}
      <MoreMenu
        of={name}
        variant="secondary"
        entries={[
          ...(isPending ? [action('edit', 'Edit')] : []),
          ...(isPlatform ? [] : [action('owner', owners.length > 0 ? 'Replace owner' : 'Set owner')]),
          ...(takes('archive') ? [action('archive', 'Archive')] : []),
          ...(takes('suspend') ? [action('suspend', 'Suspend')] : []),
        ]}
      />
      {asked && (
        <Suspense fallback={null}>
          <DecisionDialog verb={asked} organization={organization} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
