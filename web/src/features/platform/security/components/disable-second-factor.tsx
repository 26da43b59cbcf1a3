import { disableSecondFactor, SecondFactorProof } from '#shared/platform/security/contract.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSecurityCommand } from '../api/use-security-command.ts'
import { CodeInput } from './code-input.tsx'
import { PasswordProof } from './password-proof.tsx'
import { useProofDefault } from './use-proof-default.ts'

export function DisableSecondFactor({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(SecondFactorProof, { defaultValues: { ...useProofDefault(), code: '' } })
  const { errors } = form.formState
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useSecurityCommand((body: SecondFactorProof) => call(disableSecondFactor, { body })),
    onDone: () => {
      toast.success('Two-factor authentication is off.')
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Turn off two-factor authentication"
      description="You will log in with your password alone, and your recovery codes will stop working."
    >
      <form name="second-factor-off" noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title="We couldn’t turn it off" failure={failure} attempts={attempts} />
        <PasswordProof registration={form.register('password')} error={errors.password?.message} />
        <Field label="Code from your app" required error={errors.code?.message}>
          <CodeInput {...form.register('code')} />
        </Field>
        <Button type="submit" variant="danger" className="justify-self-end" busy={busy}>
          Turn off
        </Button>
      </form>
    </Dialog>
  )
}
