import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { isOwner } from '#shared/community/teams/team-roles.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { runOrganizationsQuery } from '#web/features/organizations/organizations/api/run-organizations-query.ts'
import { OrganizationMention } from '#web/features/organizations/organizations/components/organization-mention.tsx'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useSetOrganization } from '../api/team-commands.ts'

type OrganizationPanelProps = {
  own: OwnTeam
  /** The form beside it goes on with this version of the team. */
  onChanged: (team: OwnTeam['team']) => void
}

/** The organization of a team: its owner gives the team away and takes it back, and owners of that one let it go. */
export function OrganizationPanel({ own, onChanged }: OrganizationPanelProps) {
  return (
    <Panel data-own title="Organization">
      {own.team.organizationId ? (
        <TakeBack own={own} onChanged={onChanged} />
      ) : (
        isOwner(own.role) && <Give own={own} onChanged={onChanged} />
      )}
    </Panel>
  )
}

function TakeBack({ own, onChanged }: OrganizationPanelProps) {
  const { team, organization } = own
  const command = useSetOrganization()
  const [asking, setAsking] = useState(false)
  const named = organization?.name ?? 'the organization'
  return (
    <>
      {organization && <OrganizationMention organization={organization} />}
      <p className="mt-2 max-w-prose text-dim">
        Its owners and managers act in this team like co-owners.
        {!organization && ' An administrator took the organization off the site.'}
      </p>
      <Button className="mt-4" onClick={() => setAsking(true)}>
        Remove from organization
      </Button>
      {asking && (
        <ConfirmCommand
          command={command}
          input={{ params: { teamId: team.id }, body: { version: team.version } }}
          done={`${team.name} is no longer in ${named}`}
          title={`Remove ${team.name} from ${named}?`}
          description="The people who run the organization can no longer manage the team. Its members, results, and points stay."
          confirmLabel="Remove from organization"
          onClose={() => {
            setAsking(false)
            if (command.data) onChanged(command.data.team)
          }}
        />
      )}
    </>
  )
}

function Give({ own: { team }, onChanged }: OrganizationPanelProps) {
  const { data, error, isFetching, refetch } = useQuery(runOrganizationsQuery)
  const command = useSetOrganization()
  const [chosenId, setChosenId] = useState('')
  const [asked, setAsked] = useState<Organization>()
  if (!data && error)
    return (
      <QueryFailure
        title="Your organizations did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton lines={2} className="h-11" />
  if (data.length === 0)
    return (
      <p className="max-w-prose text-dim">
        An owner or manager of an active organization can make a team part of it. You run none yet.{' '}
        <TextLink to="/organizations">See organizations</TextLink>
      </p>
    )
  const chosen = data.find(({ id }) => id === chosenId)
  return (
    <>
      <p className="mb-4 max-w-prose text-dim">
        The owners and managers of an organization act in its teams like co-owners. You stay the owner.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Organization" className="min-w-0 flex-1 basis-56 sm:max-w-80">
          <Select value={chosen?.id ?? ''} onChange={({ target }) => setChosenId(target.value)}>
            <option value="">None</option>
            {data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button disabled={!chosen} onClick={() => setAsked(chosen)}>
          Add to organization
        </Button>
      </div>
      {asked && (
        <ConfirmCommand
          command={command}
          input={{
            params: { teamId: team.id },
            body: { organizationId: asked.id, version: team.version },
          }}
          done={`${team.name} is part of ${asked.name}`}
          title={`Make ${team.name} part of ${asked.name}?`}
          description={`The owners and managers of ${asked.name} can then edit the team, invite people, answer requests, and remove members below co-owner. You can remove it at any time.`}
          confirmLabel="Add to organization"
          onClose={() => {
            setAsked(undefined)
            if (command.data) onChanged(command.data.team)
          }}
        />
      )}
    </>
  )
}
