import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type AdminTeam, updateTeamAsAdmin } from '#shared/community/teams/admin-contract.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveTeamAsAdmin } from '../api/save-team-as-admin.ts'
import { teamPeopleQuery } from '../api/team-people-query.ts'
import { membersWords } from './team-words.ts'

const schema = z.omit(updateTeamAsAdmin.body, { version: true })

/** Renames a team, archives it, or gives it another owner; its owner reads why. */
export function AdminTeamDialog({ team, onClose }: { team: AdminTeam; onClose: () => void }) {
  const edit = useEditForm({
    thing: team,
    schemaFor: () => schema,
    valuesOf: ({ name, tag, ownerId }: AdminTeam) => ({ name, tag, ownerId, archived: false, reason: '' }),
    ...useSaveTeamAsAdmin(team),
    onSaved: () => {
      toast.success('Team saved')
      onClose()
    },
  })
  const people = useQuery({ ...teamPeopleQuery(team.id), enabled: !team.ownerActive })
  const others = people.data?.members.filter(({ userId }) => userId !== team.ownerId) ?? []
  const {
    register,
    formState: { errors },
  } = edit.form
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={`Edit ${team.name}`}
      description="The owner will see what you changed and your reason."
      failed="We couldn’t save the team"
      saveLabel="Save team"
    >
      <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="Name" required error={errors.name?.message}>
          <Input maxLength={60} autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Tag" required error={errors.tag?.message}>
          <Input maxLength={6} autoComplete="off" spellCheck={false} {...register('tag')} />
        </Field>
      </div>
      {team.ownerActive ? (
        <p className="text-sm text-dim">
          {team.ownerName} owns this team and can transfer it. You can replace an owner whose account is
          suspended or about to be deleted.
        </p>
      ) : (
        <Field
          label="Owner"
          hint={people.isError ? 'The members did not load. Close this and try again.' : undefined}
          error={errors.ownerId?.message}
        >
          <Select disabled={people.isPending} {...register('ownerId')}>
            <option value={team.ownerId}>{team.ownerName} (not active)</option>
            {others.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Checkbox
        label="Archive this team"
        hint={`It ends for ${membersWords(team.memberCount)}, open invitations and requests end too, and no one can undo it.`}
        {...register('archived')}
      />
      <Field label="Reason" required hint="Up to 500 characters" error={errors.reason?.message}>
        <Textarea rows={3} maxLength={500} {...register('reason')} />
      </Field>
    </EditDialog>
  )
}
