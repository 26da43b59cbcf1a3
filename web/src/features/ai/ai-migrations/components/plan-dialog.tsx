import { useWatch } from 'react-hook-form'
import type { ShownAiSettings } from '#shared/ai/ai-settings/admin-contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { usePlanMigration } from '../api/migration-commands.ts'
import { planSchema, planValues } from './plan-values.ts'

type PlanDialogProps = { settings: ShownAiSettings; onClose: () => void }

/** Names the service and the models to move to. The plan then shows what would change. */
export function PlanDialog({ settings: { engine, hosts, keys, features }, onClose }: PlanDialogProps) {
  const form = useSchemaForm(planSchema, { defaultValues: planValues(engine, hosts) })
  const {
    register,
    control,
    formState: { errors },
  } = form
  const submission = useSubmit({
    form,
    command: usePlanMigration(),
    inputOf: (body) => ({ body }),
    onDone: onClose,
  })
  const host = useWatch({ control, name: 'host' })
  const setAt = keys.find((key) => key.host === host)?.setAt
  return (
    <FormDialog
      submission={submission}
      title="Plan a move"
      description="The new service writes a few samples from test data. Nothing changes yet."
      failed="We couldn’t plan this move"
      submitLabel="Plan"
      busyText="Planning..."
      onClose={onClose}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Host"
          hint={
            setAt ? (
              `Key since ${localTime(setAt)}`
            ) : (
              <>
                No key yet. Add it in the <TextLink to="/admin/ai-configuration">AI settings</TextLink> first.
              </>
            )
          }
          error={errors.host?.message}
        >
          <Select {...register('host')}>
            {hosts.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Path" hint="The part before /chat/completions." error={errors.path?.message}>
          <Input maxLength={120} autoComplete="off" spellCheck={false} {...register('path')} />
        </Field>
        <Field label="Chat model" required error={errors.model?.message}>
          <Input maxLength={100} autoComplete="off" spellCheck={false} {...register('model')} />
        </Field>
        <Field
          label="Embedding model"
          required={features.answer_search.on}
          hint="Only answer search needs one."
          error={errors.embeddingModel?.message}
        >
          <Input maxLength={100} autoComplete="off" spellCheck={false} {...register('embeddingModel')} />
        </Field>
      </div>
    </FormDialog>
  )
}
