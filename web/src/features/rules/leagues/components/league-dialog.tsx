import * as z from 'zod/mini'
import { LeagueFields } from '#shared/rules/leagues/league.ts'
import type { ListedLeague } from '#shared/rules/leagues/list-contract.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { type LeagueDraft, useSaveLeague } from '../api/league-commands.ts'
import { LeagueOrganization } from './league-organization.tsx'

const leagueValues = ({ name, abbreviation, websiteUrl, memberNumbers, organizationId }: LeagueDraft) => ({
  name,
  abbreviation,
  websiteUrl: websiteUrl ?? '',
  memberNumbers,
  organizationId: organizationId ?? '',
})
type LeagueValues = ReturnType<typeof leagueValues>

const toLeague = ({ websiteUrl, organizationId, ...values }: LeagueValues) => ({
  ...values,
  ...(organizationId && { organizationId }),
  ...(websiteUrl.trim() && { websiteUrl: websiteUrl.trim() }),
})

const leagueSchema: z.ZodMiniType<LeagueFields, LeagueValues> = z.pipe(
  z.pipe(z.custom<LeagueValues>(), z.transform(toLeague)),
  LeagueFields,
)

type LeagueDialogProps = {
  league: ListedLeague | undefined
  /** For those who run its organization: which that is stays with administrators. */
  isOwn?: boolean
  onClose: () => void
}

const blank: LeagueDraft = { name: '', abbreviation: '', memberNumbers: true }

/** A new league, or the one that is given. */
export function LeagueDialog({ league, isOwn = false, onClose }: LeagueDialogProps) {
  const edit = useEditForm({
    thing: league ?? blank,
    schemaFor: () => leagueSchema,
    valuesOf: leagueValues,
    ...useSaveLeague(league?.id, isOwn),
    onSaved: () => {
      toast.success(league ? 'League saved' : 'League created')
      onClose()
    },
  })
  const { register, watch, setValue, formState } = edit.form
  const { errors } = formState
  return (
    <EditDialog
      edit={edit}
      onClose={onClose}
      title={league ? `Edit ${league.name}` : 'New league'}
      failed="We couldn’t save the league"
      saveLabel={league ? 'Save league' : 'Create league'}
    >
      <Field label="Name" required error={errors.name?.message}>
        <Input maxLength={80} autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Abbreviation" required hint="2 to 10 characters" error={errors.abbreviation?.message}>
        <Input maxLength={10} autoComplete="off" {...register('abbreviation')} />
      </Field>
      <Field label="Website" error={errors.websiteUrl?.message}>
        <Input
          inputMode="url"
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          {...register('websiteUrl')}
        />
      </Field>
      <Checkbox
        label="Members have numbers"
        hint="Members can then add their number in this league."
        {...register('memberNumbers')}
      />
      {!isOwn && (
        <LeagueOrganization
          current={league?.organization}
          organizationId={watch('organizationId')}
          error={errors.organizationId?.message}
          onChange={(id) => setValue('organizationId', id, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </EditDialog>
  )
}
