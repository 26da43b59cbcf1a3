import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { TeamFields as Fields } from '#shared/community/teams/team.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { toast } from '#web/ui/toast.ts'
import { fieldsOf, type TeamDraft, useSaveTeam } from '../api/save-team.ts'
import { myTeamsQuery } from '../api/team-queries.ts'
import { TeamFields } from '../components/team-fields.tsx'

export const title = 'Create team'

const blank: TeamDraft = { name: '', tag: '', city: '', bio: '', joining: 'approval', capacity: 50 }

export function Screen() {
  const current = useQuery(myTeamsQuery).data?.current?.team
  return (
    <div className="shell max-w-3xl py-10">
      <Breadcrumb items={[{ label: 'Teams', to: '/teams' }, { label: title }]} />
      <div data-own="part" className="mt-4">
        <ScreenHeader
          title={title}
          lead={
            current
              ? undefined
              : 'You become its owner. You can invite people right away, and change everything later.'
          }
        />
      </div>
      {current ? (
        <EmptyState
          title="Leave your team first."
          action={<ButtonLink to={teamPath(current.id)}>Open {current.name}</ButtonLink>}
        >
          You can be in one team at a time, and you are in {current.name}.
        </EmptyState>
      ) : (
        <FoundTeam />
      )}
    </div>
  )
}

function FoundTeam() {
  const navigate = useNavigate()
  const edit = useEditForm({
    thing: blank,
    schemaFor: () => Fields,
    valuesOf: fieldsOf,
    draft: 'new-team',
    ...useSaveTeam(undefined),
    // `onSaved` navigates. Reading again here would tell this screen that it is over.
    refresh: () => undefined,
    onSaved: ({ id }) => {
      toast.success('Team created')
      if (id) void navigate(teamPath(id), { replace: true })
    },
  })
  return (
    <Panel>
      <EditForm edit={edit} failed="We couldn’t create the team">
        <TeamFields form={edit.form} />
        <SaveBar isInPanel edit={edit} label="Create team">
          <p className="flex-1 basis-40 text-sm text-dim">
            You can add a logo afterwards, in the team’s settings.
          </p>
        </SaveBar>
      </EditForm>
    </Panel>
  )
}
