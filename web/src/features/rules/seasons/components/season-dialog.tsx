import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { League } from '#shared/rules/leagues/league.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { versionsQuery } from '#web/features/rules/rulebooks/api/rulebook-queries.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveSeason } from '../api/season-commands.ts'
import { CountingFields, PointsFields } from './season-fields.tsx'
import { SeasonPreview } from './season-preview.tsx'
import {
  blankSeason,
  type SeasonDraft,
  type SeasonValues,
  seasonSchema,
  seasonValues,
} from './season-values.ts'

type SeasonDialogProps = { league: League; season: Season | undefined; year: number; onClose: () => void }

/** A new season of a league, or the one that is given. */
export function SeasonDialog({ league, season, year, onClose }: SeasonDialogProps) {
  const { data: versions } = useQuery(versionsQuery(league.id))
  const edit = useEditForm({
    thing: (season ?? blankSeason(year)) as SeasonDraft,
    schemaFor: (thing) => seasonSchema(league.id, season && ({ ...season, ...thing } as Season)),
    valuesOf: seasonValues,
    ...useSaveSeason(league.id, season?.id),
    onSaved: () => {
      toast.success(season ? 'Season saved' : 'Draft created')
      onClose()
    },
  })
  const { register, formState } = edit.form
  const { errors } = formState
  const isRunning = edit.thing.status === 'active'
  const form = edit.form as unknown as UseFormReturn<SeasonValues, unknown, never>
  const chosen = season?.rulebook?.versionNo
  const offered = (versions?.items ?? []).filter(
    ({ status, versionNo }) => status === 'published' || versionNo === chosen,
  )
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={season ? `Edit ${season.name}` : 'New season'}
      description={
        isRunning
          ? 'While it runs, you can change the name and the last day, add classes, and, with a reason, change points.'
          : undefined
      }
      failed="We couldn’t save the season"
      saveLabel={season ? 'Save season' : 'Create draft'}
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="Name" required className="sm:col-span-2" error={errors.name?.message}>
          <Input maxLength={80} autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Year" required error={errors.year && 'Enter a year from 1980 to 2100.'}>
          <Input inputMode="numeric" maxLength={4} autoComplete="off" {...register('year')} />
        </Field>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="First day" required error={errors.startsOn?.message}>
          <Input type="date" {...register('startsOn')} />
        </Field>
        <Field label="Last day" required error={errors.endsOn?.message}>
          <Input type="date" {...register('endsOn')} />
        </Field>
        <Field label="Rulebook" error={errors.rulebook?.message}>
          {/* Its options load later than its value. */}
          <Select key={offered.length} {...register('rulebook')}>
            <option value="">Not chosen yet</option>
            {offered.map(({ versionNo, title }) => (
              <option key={versionNo} value={versionNo}>
                Version {versionNo}: {title}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <PointsFields form={form} />
      <CountingFields form={form} />
      <SeasonPreview league={league} season={season} form={form} />
      {isRunning && (
        <Field
          label="Reason"
          hint="Needed when points, the best events, or ties change. Everyone will see it."
          error={errors.reason?.message}
        >
          <Textarea rows={3} maxLength={500} {...register('reason')} />
        </Field>
      )}
    </EditDialog>
  )
}
