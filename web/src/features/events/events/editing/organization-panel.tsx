import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
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
import { useSetOrganization } from '../api/organization-command.ts'
import { managedOf } from '../api/organization-events-query.ts'
import type { EventDraft } from './event-values.ts'

type OrganizationPanelProps = {
  event: OwnEvent
  dirty: boolean
  onChanged: (event: EventDraft) => void
}

/** The organization of an event: its owner gives it, and takes it back; so does an owner of the organization. */
export function OrganizationPanel({ event, dirty, onChanged }: OrganizationPanelProps) {
  const { data } = useQuery(myOrganizationsQuery)
  if (!data || event.status === 'archived') return null
  const own = data.items.find(({ organization }) => organization.id === event.organizationId)
  const mayTakeBack = event.role === 'owner' || own?.role === 'owner'
  if (event.organizationId)
    return (
      <Panel title="Organization">
        <div className="grid justify-items-start gap-4">
          <Belongs organization={own?.organization} />
          {mayTakeBack && (
            <TakeBack event={event} dirty={dirty} onChanged={onChanged} isOwn={event.role === 'owner'} />
          )}
        </div>
      </Panel>
    )
  const takers = managedOf(data.items).filter(takesOver)
  if (event.role !== 'owner' || takers.length === 0) return null
  return (
    <Panel title="Organization">
      <Give event={event} dirty={dirty} onChanged={onChanged} takers={takers} />
    </Panel>
  )
}

/** Someone who has left it since then no longer reads which one it is. */
function Belongs({ organization }: { organization: Organization | undefined }) {
  if (!organization) return <p>This event belongs to an organization.</p>
  const { id, name } = organization
  return (
    <p className="wrap-anywhere">
      This event belongs to{' '}
      {hasPage(organization) ? <TextLink to={organizationPath(id)}>{name}</TextLink> : name}. Its owners and
      managers run it.
    </p>
  )
}

function TakeBack({ event, dirty, onChanged, isOwn }: OrganizationPanelProps & { isOwn: boolean }) {
  const { id: eventId, version } = event
  const set = useSetOrganization()
  const press = usePress(() =>
    set.mutateAsync({ params: { eventId }, body: { version } }).then((changed) => {
      onChanged(changed)
      toast.success(isOwn ? 'The event is yours alone again' : 'The event went back to its owner')
    }, toastFailure),
  )
  return (
    <Button data-own size="sm" disabled={dirty} busy={set.isPending} onClick={press}>
      {isOwn ? 'Take back' : 'Give back'}
    </Button>
  )
}

function Give({
  event,
  dirty,
  onChanged,
  takers,
}: OrganizationPanelProps & { takers: readonly Organization[] }) {
  const { id: eventId, version } = event
  const [chosen, setChosen] = useState('')
  const set = useSetOrganization()
  const organizationId = takers.find(({ id }) => id === chosen)?.id
  const press = usePress(async () => {
    if (!organizationId) return
    await set.mutateAsync({ params: { eventId }, body: { organizationId, version } }).then((changed) => {
      onChanged(changed)
      toast.success('The organization runs this event now')
    }, toastFailure)
  })
  return (
    <div data-own="part" className="grid justify-items-start gap-4">
      <Field
        label="Give it to"
        hint="It is named first. Its owners and managers change the event, and run its desk."
      >
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">Choose</option>
          {takers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button
        size="sm"
        disabled={!organizationId || dirty}
        busy={set.isPending}
        busyText="Giving..."
        onClick={press}
      >
        Give event
      </Button>
    </div>
  )
}
