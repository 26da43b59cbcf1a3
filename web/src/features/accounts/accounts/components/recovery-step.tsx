import { useRef } from 'react'
import * as z from 'zod/mini'
import { RecoveryForm, recoverSecondFactor } from '#shared/platform/security/contract.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { call } from '#web/lib/call.ts'
import { signIn } from '#web/lib/session/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'

const RecoveryCodeForm = z.strictObject({ recoveryCode: RecoveryForm.shape.recoveryCode })

export type RecoveryStepProps = { credentials: { email: string; password: string }; onBack: () => void }

/** The code turns the second factor off; then the password, which is known already, logs in. */
export function RecoveryStep({ credentials: { email, password }, onBack }: RecoveryStepProps) {
  const isOff = useRef(false)
  const form = useSchemaForm(RecoveryCodeForm, { mode: 'onSubmit', defaultValues: { recoveryCode: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCommand({
      send: async ({ recoveryCode }: z.infer<typeof RecoveryCodeForm>) => {
        // A code works once: when only the login after it has failed, that alone is tried again.
        if (!isOff.current) await call(recoverSecondFactor, { body: { email, recoveryCode } })
        isOff.current = true
        await signIn(email, password)
      },
    }),
    onDone: () => toast.success('Two-factor authentication is off. Turn it on again with your new phone.'),
  })
  return (
    <form name="recovery" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormFailure title="We couldn’t log you in" failure={failure} attempts={attempts} />
      <Field
        label="Recovery code"
        required
        hint="It works once and turns off two-factor authentication."
        error={form.formState.errors.recoveryCode?.message}
      >
        <Input
          autoComplete="off"
          spellCheck={false}
          className="readout"
          autoFocus
          {...form.register('recoveryCode')}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" variant="primary" size="lg" busy={busy} busyText="Logging in...">
          Use this code
        </Button>
        <button type="button" className="link" onClick={onBack}>
          I have my phone
        </button>
      </div>
    </form>
  )
}
