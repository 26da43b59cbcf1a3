import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { hasPage, takesOver } from '#shared/organizations/organizations/public-organization.ts'
import { myOrganizationsQuery } from '#web/features/organizations/organizations/api/my-organizations-query.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSetOrganization } from '../api/organization-commands.ts'

type OrganizationPanelProps = {
  own: OwnListing
  /** The version that the form beside it goes on with. */
  version: () => number
  savedBeside: (own: OwnListing) => void
}

/** The organization of a listing: its owner makes it part of one that they run, and takes it out. It is public at once. */
export function OrganizationPanel({ own, version, savedBeside }: OrganizationPanelProps) {
  const { data } = useQuery(myOrganizationsQuery)
  const [chosen, setChosen] = useState('')
  const set = useSetOrganization()
  const { id: listingId, organizationId } = own.listing
  const takers = (data?.items ?? [])
    .filter(({ organization, role }) => mayInOrganization(role, 'events') && takesOver(organization))
    .map(({ organization }) => organization)
  const taker = takers.find(({ id }) => id === chosen)
  const save = (to: typeof taker) =>
    set
      .mutateAsync({
        params: { listingId },
        body: { ...(to && { organizationId: to.id }), version: version() },
      })
      .then((saved) => {
        savedBeside(saved)
        setChosen('')
        toast.success(to ? `It is part of ${to.name} now` : 'It is no longer part of an organization')
      }, toastFailure)
  const give = usePress(() => save(taker))
  const takeOut = usePress(() => save(undefined))
  if (!data || (!organizationId && takers.length === 0)) return null
  // Someone who has left it since then no longer reads which one it is.
  const current = data.items.find(({ organization }) => organization.id === organizationId)?.organization
  return (
    <Panel title="Organization">
      <div data-own="part" className="flex flex-wrap items-end gap-3">
        {organizationId ? (
          <>
            <p className="min-w-0 grow self-center wrap-anywhere">
              Part of{' '}
              {current && hasPage(current) ? (
                <TextLink to={organizationPath(current.id)}>{current.name}</TextLink>
              ) : (
                (current?.name ?? 'an organization')
              )}
            </p>
            <Button busy={set.isPending} onClick={takeOut}>
              Remove<span className="sr-only"> from the organization</span>
            </Button>
          </>
        ) : (
          <>
            <p className="max-w-prose basis-full text-dim">
              The organization’s page will list this business, and this business’s page will name the
              organization.
            </p>
            <Field label="Part of" className="min-w-0 flex-1 basis-56">
              <Select value={taker?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
                <option value="">None</option>
                {takers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Button disabled={!taker} busy={set.isPending} onClick={give}>
              Add
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}
