import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { TeamFields as Fields, type Team } from '#shared/community/teams/team.ts'
import { isOwner } from '#shared/community/teams/team-roles.ts'
import { megabytes, uploadPurposes } from '#shared/platform/uploads/upload-purposes.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { MediaPicker } from '#web/features/platform/uploads/components/media-picker.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { fieldsOf, type TeamDraft, useChangeLogo, useSaveTeam } from '../api/save-team.ts'
import { useArchive } from '../api/team-commands.ts'
import { OrganizationPanel } from './organization-panel.tsx'
import { TeamFields } from './team-fields.tsx'
import { membersWords } from './team-words.ts'

/** The settings that those who edit a team can change. The owner can also give it to an organization, and end it. */
export function TeamSettings({ own }: { own: OwnTeam }) {
  const { team, role, organizationRole } = own
  const decides = isOwner(role) || (team.organizationId && organizationRole === 'owner')
  const edit = useEditForm({
    thing: team as TeamDraft,
    schemaFor: () => Fields,
    valuesOf: fieldsOf,
    ...useSaveTeam(team.id),
    onSaved: () => toast.success('Team saved'),
  })
  return (
    <div className="grid gap-6">
      <Panel title="Logo">
        <LogoField team={team} onChanged={edit.changedBeside} />
      </Panel>
      <Panel title="About and joining">
        <EditForm edit={edit} failed="We couldn’t save the team">
          <TeamFields form={edit.form} />
          <SaveBar isInPanel edit={edit} label="Save team" />
        </EditForm>
      </Panel>
      {decides && <OrganizationPanel own={own} onChanged={edit.changedBeside} />}
      {isOwner(role) && <ArchivePanel team={team} />}
    </div>
  )
}

const limits = uploadPurposes['team-logo']

function LogoField({ team, onChanged }: { team: Team; onChanged: (team: TeamDraft) => void }) {
  const logo = useChangeLogo()
  const remove = () =>
    logo.mutate(
      { team },
      {
        onSuccess: (changed) => {
          onChanged(changed)
          toast.success('Logo removed')
        },
        onError: toastFailure,
      },
    )
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={team.name} src={team.logoUrl ?? null} size="xl" />
      <div className="grid min-w-0 flex-1 basis-56 gap-3">
        <MediaPicker
          purpose="team-logo"
          label={team.logoUrl ? 'Change logo' : 'Choose logo'}
          icon={<ImagePlus className="size-5" aria-hidden="true" />}
          fileLabel="Logo file"
          hint={`JPEG, PNG or WebP, up to ${megabytes(limits.maxBytes)}. You crop it next.`}
          crop={{
            title: 'Crop the logo',
            description:
              'Drag the picture, or move it with the arrow keys. Others see the part inside the circle.',
            failed: 'We couldn’t save the logo',
            round: true,
            width: 512,
            height: 512,
          }}
          upload={async ({ file, onProgress }) => {
            onChanged(await logo.mutateAsync({ team, file, onProgress }))
            toast.success('Logo updated')
          }}
        />
        {team.logoUrl && (
          <Button size="sm" className="justify-self-start" busy={logo.isPending} onClick={remove}>
            Remove logo
          </Button>
        )}
      </div>
    </div>
  )
}

function ArchivePanel({ team }: { team: Team }) {
  const archive = useArchive()
  const [asking, setAsking] = useState(false)
  return (
    <Panel data-own title="Archive the team">
      <p className="max-w-prose text-dim">
        The team ends, and its members can join others. Its page and its name stay. To leave without ending
        the team, transfer it first.
      </p>
      <Button variant="danger" className="mt-4" onClick={() => setAsking(true)}>
        Archive the team
      </Button>
      {asking && (
        <ConfirmCommand
          command={archive}
          input={{ params: { teamId: team.id } }}
          done={`${team.name} is archived`}
          title={`Archive ${team.name}?`}
          description={`It ends for ${membersWords(team.memberCount)}. Open invitations and requests end too, and no one else can use the name. You cannot undo this.`}
          confirmLabel="Archive the team"
          danger
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
