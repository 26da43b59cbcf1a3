import type { RequestPriority } from '#shared/support/support-requests/support-request.ts'
import { priorityWords } from '#web/features/support/support-requests/desk/request-words.ts'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { policyWords } from './policy-values.ts'
import { priorities } from './settings-values.ts'
import type { DeskSettingsForm } from './use-desk-settings.ts'

/** How fast a desk answers and solves, by priority, in the hours in which it is open. */
export function PoliciesFields({ form }: { form: DeskSettingsForm }) {
  return (
    <div className="grid gap-4">
      <p className="text-sm text-dim">
        Only open hours count. Requests that are open keep their targets until their priority changes.
      </p>
      <div className="divide-y divide-line border-y border-line">
        {priorities.map((priority) => (
          <PolicyFields key={priority} form={form} priority={priority} />
        ))}
      </div>
    </div>
  )
}

type PolicyFieldsProps = { form: DeskSettingsForm; priority: RequestPriority }

function PolicyFields({ form, priority }: PolicyFieldsProps) {
  const words = policyWords(form.watch(`policies.${priority}`))
  return (
    <fieldset className="grid gap-3 py-4">
      <legend className="float-left font-semibold">{priorityWords[priority]}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SpanFields form={form} name={`policies.${priority}.first`} label="First answer" />
        <SpanFields form={form} name={`policies.${priority}.solve`} label="Solved" />
      </div>
      <p className="text-sm text-dim" aria-live="polite">
        {words}
      </p>
    </fieldset>
  )
}

type SpanFieldsProps = {
  form: DeskSettingsForm
  name: `policies.${RequestPriority}.${'first' | 'solve'}`
  label: string
}

function SpanFields({ form, name, label }: SpanFieldsProps) {
  const { error } = form.getFieldState(`${name}.hours`, form.formState)
  const field = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off', className: 'max-w-20' } as const
  return (
    <div className="grid gap-1.5">
      <p className="text-sm">{label}</p>
      <div className="flex items-center gap-2">
        <Input
          {...field}
          aria-label={`${label}: hours`}
          aria-invalid={error ? true : undefined}
          {...form.register(`${name}.hours`)}
        />
        <span aria-hidden="true" className="text-dim">
          h
        </span>
        <Input
          {...field}
          aria-label={`${label}: minutes`}
          aria-invalid={error ? true : undefined}
          {...form.register(`${name}.minutes`)}
        />
        <span aria-hidden="true" className="text-dim">
          min
        </span>
      </div>
      <FieldError>{error?.message}</FieldError>
    </div>
  )
}
