import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { DeskSettingsForm } from './use-desk-settings.ts'

/** What a desk sends by itself when a request comes in, and below each of its answers. */
export function RepliesFields({ form }: { form: DeskSettingsForm }) {
  const { register, watch, formState } = form
  const { errors } = formState
  const isOn = watch('autoReply.on')
  return (
    <div className="grid gap-5">
      <Checkbox
        label="Send an automatic reply to new requests"
        hint="With the request number and when you answer."
        {...register('autoReply.on')}
      />
      {isOn && (
        <Field label="Text of the automatic reply" error={errors.autoReply?.text?.message}>
          <Textarea rows={4} maxLength={2000} {...register('autoReply.text')} />
        </Field>
      )}
      <Field label="Signature" hint="Added to each emailed answer" error={errors.signature?.message}>
        <Textarea rows={3} maxLength={500} {...register('signature')} />
      </Field>
    </div>
  )
}
