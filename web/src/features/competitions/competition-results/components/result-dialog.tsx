import { FormProvider, useFormContext } from 'react-hook-form'
import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { scoreDoubt } from '#shared/rules/scores/read-score.ts'
import { readTypedMeasured } from '#shared/rules/scores/read-typed.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveResult } from '../api/my-results.ts'
import { ClassFields } from './class-fields.tsx'
import { EvidenceField } from './evidence-field.tsx'
import type { ResultValues } from './result-values.ts'
import { type ResultDraft, resultSchema, saidOf, valuesOf } from './result-values.ts'
import { VehicleField } from './vehicle-field.tsx'

type ResultDialogProps = { result: OwnResult | undefined; onClose: () => void }

/** A new result, or the one that is given. */
export function ResultDialog({ result, onClose }: ResultDialogProps) {
  const edit = useEditForm({
    thing: result ?? ({} as ResultDraft),
    schemaFor: resultSchema,
    valuesOf,
    ...useSaveResult(result),
    onSaved: () => {
      toast.success(result ? 'Result saved' : 'Result reported', {
        description: 'We’ll notify you once it is verified.',
      })
      onClose()
    },
  })
  const {
    register,
    watch,
    formState: { errors },
  } = edit.form
  const may = (field: string) => !result || result.changeable.includes(field)
  const typed = readTypedMeasured(watch('score'))
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={titleOf(result)}
      description="Your name and your score are public once the result is verified."
      failed="We couldn’t save the result"
      saveLabel={result ? 'Save result' : 'Report result'}
    >
      <FormProvider {...edit.form}>
        {result?.isCorrection && (
          <Banner tone="info">The result counts as it is until someone verifies your correction.</Banner>
        )}
        {may('elsewhere') && !result?.eventId && <PlaceFields />}
        {may('classKey') && <ClassFields />}
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-6">
          <Field
            label="Score"
            required
            hint={'hundredths' in typed ? scoreDoubt(typed.hundredths) : undefined}
            error={errors.score?.message}
          >
            <Input inputMode="decimal" maxLength={12} autoComplete="off" {...register('score')} />
          </Field>
          {may('place') && (
            <Field label="Place" error={errors.place?.message}>
              <Input inputMode="numeric" maxLength={3} autoComplete="off" {...register('place')} />
            </Field>
          )}
        </div>
        <VehicleField />
        <EvidenceField files={saidOf(result ?? {}).evidence ?? []} />
        <Field label="Notes" hint="Up to 1,000 characters" error={errors.notes?.message}>
          <Textarea rows={3} maxLength={1000} {...register('notes')} />
        </Field>
      </FormProvider>
    </EditDialog>
  )
}

function titleOf(result: OwnResult | undefined): string {
  if (!result) return 'Report a result'
  return result.isCorrection ? 'Correct a result' : 'Change a result'
}

/** The event elsewhere. */
function PlaceFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<ResultValues>()
  const found = errors.elsewhere
  return (
    <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-2">
      <Field label="Event" required error={found?.eventName?.message}>
        <Input maxLength={120} autoComplete="off" {...register('elsewhere.eventName')} />
      </Field>
      <Field label="Day" required error={found?.eventOn?.message}>
        <Input type="date" {...register('elsewhere.eventOn')} />
      </Field>
      <Field label="City" error={found?.city?.message}>
        <Input maxLength={80} autoComplete="off" {...register('elsewhere.city')} />
      </Field>
      <Field label="State or region" error={found?.state?.message}>
        <Input maxLength={40} autoComplete="off" {...register('elsewhere.state')} />
      </Field>
    </div>
  )
}
