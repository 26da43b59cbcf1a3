import { useFieldArray } from 'react-hook-form'
import { earlyPriceOver, refundStepOver } from '#shared/events/events/publish-refusal.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EventEditForm } from './event-edit-form.ts'
import { instant } from './event-values.ts'

const amounts = [
  ['registrationFeeCents', 'Entry fee', 'Blank = free'],
  ['earlyOffCents', 'Early-bird discount', 'Blank = none'],
  ['proOffCents', 'Pro discount', 'Blank = none'],
  ['gateFeeCents', 'Walk-in at the gate', 'Blank = entry fee'],
] as const

const most = 4

type FeeFieldsProps = {
  form: EventEditForm
  /** Nothing may be over before it is published. */
  isDraft: boolean
}

export function FeeFields({ form, isDraft }: FeeFieldsProps) {
  const { register, formState, control, watch } = form
  const isOver = (local: string) => {
    const at = isDraft ? instant(local, watch('timeZone')) : undefined
    return at !== undefined && at <= serverTime()
  }
  const { errors } = formState
  const steps = useFieldArray({ control, name: 'refundSteps' })
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:gap-6">
        {amounts.map(([name, label, blank]) => (
          <Field key={name} label={label} error={errors.fees?.[name]?.message}>
            <Input inputMode="decimal" placeholder={blank} autoComplete="off" {...register(`fees.${name}`)} />
          </Field>
        ))}
        <Field
          label="Early price until"
          className="max-sm:col-span-2"
          error={
            errors.fees?.earlyUntilAt?.message ??
            (isOver(watch('fees.earlyUntilAt')) ? earlyPriceOver : undefined)
          }
        >
          <Input type="datetime-local" {...register('fees.earlyUntilAt')} />
        </Field>
        <Field label="How people pay" className="max-sm:col-span-2" error={errors.payment?.message}>
          <Select {...register('payment')}>
            <option value="gate">At the gate</option>
            <option value="online">Online</option>
            <option value="both">Online or at the gate</option>
          </Select>
        </Field>
        <Field label="Capacity" error={errors.capacity?.message}>
          <Input
            inputMode="numeric"
            placeholder="Blank = unlimited"
            autoComplete="off"
            {...register('capacity')}
          />
        </Field>
        <Field label="Waitlist size" error={errors.waitingList?.limit?.message}>
          <Input
            inputMode="numeric"
            placeholder="Blank = capacity"
            autoComplete="off"
            {...register('waitingList.limit')}
          />
        </Field>
      </div>
      <Checkbox label="Keep a waitlist when it is full" {...register('waitingList.on')} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 text-sm font-semibold">Refunds</legend>
        <p className="text-sm text-dim">No steps = full refund. After the last step, no refund.</p>
        {steps.fields.map((step, at) => (
          <div
            key={step.id}
            className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_7rem_auto]"
          >
            <Field
              label="Until"
              className="max-sm:col-span-2"
              error={
                errors.refundSteps?.[at]?.untilAt?.message ??
                (isOver(watch(`refundSteps.${at}.untilAt`)) ? refundStepOver(at + 1) : undefined)
              }
            >
              <Input type="datetime-local" {...register(`refundSteps.${at}.untilAt`)} />
            </Field>
            <Field label="Keep %" error={errors.refundSteps?.[at]?.keepPercent?.message}>
              <Input inputMode="numeric" {...register(`refundSteps.${at}.keepPercent`)} />
            </Field>
            <Field label="Keep $" error={errors.refundSteps?.[at]?.keepCents?.message}>
              <Input inputMode="decimal" {...register(`refundSteps.${at}.keepCents`)} />
            </Field>
            <Button variant="ghost" onClick={() => steps.remove(at)}>
              Remove<span className="sr-only"> step {at + 1}</span>
            </Button>
          </div>
        ))}
        <Button
          className="justify-self-start"
          disabled={steps.fields.length >= most}
          onClick={() => steps.append({ untilAt: '', keepPercent: '0', keepCents: '' })}
        >
          Add a refund step
        </Button>
      </fieldset>
    </>
  )
}
