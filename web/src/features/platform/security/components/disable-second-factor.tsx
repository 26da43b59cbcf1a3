import { disableSecondFactor, SecondFactorProof } from '#shared/platform/security/contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { call } from '#web/lib/call.ts'
import { Field } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSecurityCommand } from '../api/use-security-command.ts'
import { CodeInput } from './code-input.tsx'
import { PasswordProof } from './password-proof.tsx'
import { useProofDefault } from './use-proof-default.ts'

export function DisableSecondFactor({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(SecondFactorProof, { defaultValues: { ...useProofDefault(), code: '' } })
  const { errors } = form.formState
  const submission = useSubmit({
    form,
    command: useSecurityCommand((body: SecondFactorProof) => call(disableSecondFactor, { body })),
    onDone: () => {
      toast.success('Two-factor authentication is off.')
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      onClose={onClose}
      title="Turn off two-factor authentication"
      description="You will log in with your password alone, and your recovery codes will stop working."
      failed="We couldn’t turn it off"
      submitLabel="Turn off"
      name="second-factor-off"
      danger
      className="grid gap-5"
    >
      <PasswordProof registration={form.register('password')} error={errors.password?.message} />
      <Field label="Code from your app" required error={errors.code?.message}>
        <CodeInput {...form.register('code')} />
      </Field>
    </FormDialog>
  )
}
