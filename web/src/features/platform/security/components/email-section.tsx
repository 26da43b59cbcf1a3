import { useState } from 'react'
import {
  CodeForm,
  confirmEmailChange,
  EmailChangeForm,
  requestEmailChange,
} from '#shared/platform/security/contract.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { call } from '#web/lib/call.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSecurityCommand } from '../api/use-security-command.ts'
import { CodeInput } from './code-input.tsx'
import { PasswordProof } from './password-proof.tsx'
import { useProofDefault } from './use-proof-default.ts'

export function EmailSection({ pendingEmail }: { pendingEmail: string | undefined }) {
  const { email } = useMe()
  const [other, setOther] = useState(false)
  return (
    <Panel title="Email address">
      <p className="mb-5 text-dim">
        You log in as <strong className="font-semibold break-all text-ink">{email}</strong>.
      </p>
      {pendingEmail && !other ? (
        <ConfirmAddress pendingEmail={pendingEmail} onOther={() => setOther(true)} />
      ) : (
        <AskAddress onSent={() => setOther(false)} />
      )}
    </Panel>
  )
}

function AskAddress({ onSent }: { onSent: () => void }) {
  const form = useSchemaForm(EmailChangeForm, { defaultValues: { email: '', ...useProofDefault() } })
  const { errors } = form.formState
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useSecurityCommand((body: EmailChangeForm) => call(requestEmailChange, { body })),
    onDone: onSent,
  })
  return (
    <form name="email" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormFailure title="We couldn’t send a code" failure={failure} attempts={attempts} />
      <Field label="New email address" required error={errors.email?.message}>
        <Input type="email" autoComplete="email" spellCheck={false} {...form.register('email')} />
      </Field>
      <PasswordProof registration={form.register('password')} error={errors.password?.message} />
      <Button type="submit" className="justify-self-start" busy={busy} busyText="Sending...">
        Send code
      </Button>
    </form>
  )
}

function ConfirmAddress({ pendingEmail, onOther }: { pendingEmail: string; onOther: () => void }) {
  const form = useSchemaForm(CodeForm, { defaultValues: { code: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useSecurityCommand((body: CodeForm) => call(confirmEmailChange, { body })),
    onDone: ({ email }) => toast.success(`You now log in as ${email}.`),
  })
  return (
    <form name="email-code" noValidate onSubmit={onSubmit} className="grid gap-5">
      <p role="status">
        We sent a code to <strong className="font-semibold break-all">{pendingEmail}</strong>. It works for 24
        hours.
      </p>
      <FormFailure title="We couldn’t change your email address" failure={failure} attempts={attempts} />
      <Field label="Code from the email" required error={form.formState.errors.code?.message}>
        <CodeInput {...form.register('code')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy} busyText="Saving...">
          Use new address
        </Button>
        <Button variant="ghost" onClick={onOther}>
          Use another address
        </Button>
      </div>
    </form>
  )
}
