import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  beginSecondFactor,
  confirmSecondFactor,
  OwnerProof,
  SecondFactorProof,
} from '#shared/platform/security/contract.ts'
import { hasPassword } from '#shared/platform/users/has-password.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { call } from '#web/lib/call.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { QrCode } from '#web/ui/qr-code.tsx'
import { securityQuery } from '../api/security-queries.ts'
import { CodeInput } from './code-input.tsx'
import { PasswordProof } from './password-proof.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useProofDefault } from './use-proof-default.ts'

type Step =
  | { name: 'prove' }
  | { name: 'scan'; password?: string | undefined; secret: string; uri: string }
  | { name: 'keep'; recoveryCodes: string[] }

/** Password, app, code, recovery codes: each its own step, the last one not to be closed by accident. */
export function SetUpSecondFactor({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const [step, setStep] = useState<Step>({ name: 'prove' })
  const [turningOn, setTurningOn] = useState(false)
  const queryClient = useQueryClient()
  const leave = () => {
    // An answer that was lost may still have turned it on.
    void queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })
    onClose()
  }
  if (step.name === 'keep') return <RecoveryCodes codes={step.recoveryCodes} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={leave}
      dismissible={!turningOn}
      title={step.name === 'prove' ? 'Set up two-factor authentication' : 'Add Boxrise to your app'}
      description={
        step.name === 'prove'
          ? `You need an authenticator app on your phone.${hasPassword(me) ? ' Enter your password first.' : ''}`
          : 'Scan the code with your authenticator app, then enter the six-digit code it shows.'
      }
    >
      {step.name === 'prove' ? (
        <ProveStep onProven={(answer, { password }) => setStep({ name: 'scan', password, ...answer })} />
      ) : (
        <ScanStep
          {...step}
          onSending={setTurningOn}
          onOn={(recoveryCodes) => setStep({ name: 'keep', recoveryCodes })}
        />
      )}
    </Dialog>
  )
}

type ProveStepProps = {
  onProven: (answer: { secret: string; uri: string }, proof: OwnerProof) => void
}

function ProveStep({ onProven }: ProveStepProps) {
  const form = useSchemaForm(OwnerProof, { defaultValues: useProofDefault() })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCommand({ send: (body: OwnerProof) => call(beginSecondFactor, { body }) }),
    onDone: onProven,
  })
  return (
    <form name="second-factor-begin" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormFailure title="We couldn’t start the setup" failure={failure} attempts={attempts} />
      <PasswordProof
        registration={form.register('password')}
        error={form.formState.errors.password?.message}
      />
      <Button type="submit" variant="primary" className="justify-self-end" busy={busy}>
        Continue
      </Button>
    </form>
  )
}

const copy = (secret: string) =>
  void copyText(secret, {
    done: 'Key copied.',
    failed: 'We couldn’t copy the key. Type it into the app instead.',
  })

type ScanStepProps = {
  /** Proven a moment ago, and asked for again with the code. */
  password?: string | undefined
  secret: string
  uri: string
  /** The answer brings the recovery codes, which are shown only once. */
  onSending: (sending: boolean) => void
  onOn: (recoveryCodes: string[]) => void
}

function ScanStep({ password, secret, uri, onSending, onOn }: ScanStepProps) {
  const form = useSchemaForm(SecondFactorProof, { defaultValues: { password, code: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCommand({
      send: (body: SecondFactorProof) => {
        onSending(true)
        return call(confirmSecondFactor, { body }).finally(() => onSending(false))
      },
    }),
    onDone: ({ recoveryCodes }) => onOn(recoveryCodes),
  })
  return (
    <form name="second-factor-confirm" noValidate onSubmit={onSubmit} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} label="QR code for your authenticator app" className="w-44" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-sm text-dim">No camera? Type this key into the app:</p>
          <code className="readout mt-1 mb-3 block text-sm select-all">
            {secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button size="sm" onClick={() => copy(secret)}>
              Copy
            </Button>
            <a href={uri} className="link">
              Open in your authenticator app
            </a>
          </div>
        </div>
      </div>
      <FormFailure
        title="We couldn’t turn on two-factor authentication"
        failure={failure}
        attempts={attempts}
      />
      <Field label="Code from your app" required error={form.formState.errors.code?.message}>
        <CodeInput {...form.register('code')} />
      </Field>
      <Button type="submit" variant="primary" className="justify-self-end" busy={busy}>
        Turn on
      </Button>
    </form>
  )
}
