import type { ComponentProps } from 'react'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PlansField } from './plans-field.tsx'

type Wired = Omit<ComponentProps<'input'>, 'type'>

type TermsFieldsProps = {
  zone: string
  register: (name: 'description' | 'usageLimit' | 'validUntil.day' | 'validUntil.time' | 'planIds') => Wired
  errors: { description?: Said; usageLimit?: Said; validUntil?: Said; planIds?: Said }
}

type Said = { message?: string | undefined } | undefined

/** The parts of a code that can change, in the form of a new one and of an old one. */
export function TermsFields({ zone, register, errors }: TermsFieldsProps) {
  return (
    <>
      <Field label="Description" hint="Members see it at checkout." error={errors.description?.message}>
        <Input maxLength={200} autoComplete="off" {...register('description')} />
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-3">
        <Field label="Ends on" hint="Blank = never" error={errors.validUntil?.message}>
          <Input type="date" {...register('validUntil.day')} />
        </Field>
        <Field label="Ends at" hint={zone.replaceAll('_', ' ')}>
          <Input type="time" {...register('validUntil.time')} />
        </Field>
        <Field label="Usage limit" hint="Blank = no limit" error={errors.usageLimit?.message}>
          <Input inputMode="numeric" maxLength={9} autoComplete="off" {...register('usageLimit')} />
        </Field>
      </div>
      <PlansField error={errors.planIds?.message} {...register('planIds')} />
    </>
  )
}
