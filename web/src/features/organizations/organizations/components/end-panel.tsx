import { useState } from 'react'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useArchive } from '../api/organization-commands.ts'
import { useDeleteDraft } from '../api/way-out-commands.ts'

/** How an owner ends an organization: a draft is deleted, one that was public is archived. */
export function EndPanel({ organization }: { organization: Organization }) {
  if (organization.type === 'platform') return null
  if (organization.status === 'draft') return <DeletePanel organization={organization} />
  return organization.status === 'active' ? <ArchivePanel organization={organization} /> : null
}

function DeletePanel({ organization: { id, name } }: { organization: Organization }) {
  const remove = useDeleteDraft()
  const [asking, setAsking] = useState(false)
  return (
    <Panel data-own title="Delete">
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete draft
      </Button>
      {asking && (
        <ConfirmCommand
          command={remove}
          input={{ params: { organizationId: id } }}
          done="Draft deleted"
          title={`Delete ${name}?`}
          description="This deletes the draft and its invitations for everyone in it. You cannot undo this."
          confirmLabel="Delete draft"
          danger
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

function ArchivePanel({ organization: { id, name, version } }: { organization: Organization }) {
  const archive = useArchive()
  const [asking, setAsking] = useState(false)
  return (
    <Panel data-own title="Archive">
      <p className="max-w-prose text-dim">
        It leaves the list and holds no new events. Its page and its past events stay.
      </p>
      <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
        Archive organization
      </Button>
      {asking && (
        <ConfirmCommand
          command={archive}
          input={{ params: { organizationId: id }, body: { version } }}
          done={`${name} is archived`}
          title={`Archive ${name}?`}
          description="No one can edit it or be invited to it. Only we can bring it back."
          confirmLabel="Archive organization"
          danger
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
