import * as z from 'zod/mini'
import type { Claim } from '#shared/directory/organization-claims/claim.ts'
import { Email } from '#shared/platform/users/email.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCheckProofCode, useSendProofCode } from '../api/claim-commands.ts'

type EmailProofProps = { claim: Claim; domain: string }

/** A code to an address at the domain of the website: the quickest proof, which an administrator still weighs. */
export function EmailProof({ claim, domain }: EmailProofProps) {
  const { emailProof, businessEmail } = claim
  const isProven = emailProof === 'proven'
  return (
    <Panel title="Business email" aside={isProven && <Badge tone="success">Proven</Badge>}>
      {isProven ? (
        <p>You proved that {businessEmail} is yours.</p>
      ) : (
        <div className="grid gap-6">
          <SendForm claim={claim} domain={domain} />
          {emailProof === 'sent' && <CodeForm key={claim.version} claim={claim} />}
        </div>
      )}
    </Panel>
  )
}

const Address = z.object({ email: Email })

function SendForm({ claim: { id: claimId, businessEmail = '', emailProof }, domain }: EmailProofProps) {
  const form = useSchemaForm(Address, { defaultValues: { email: businessEmail } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useSendProofCode(),
    inputOf: (body) => ({ params: { claimId }, body }),
    onDone: ({ businessEmail: to }) => {
      toast.success('Code sent', { description: `Check the inbox of ${to ?? 'this address'}.` })
    },
  })
  return (
    <form name="claim-email" noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormFailure title="We couldn’t send the code" failure={failure} attempts={attempts} />
      <Field
        label={`An address at ${domain}`}
        hint="We email a code to it and nothing else."
        error={form.formState.errors.email?.message}
      >
        <Input type="email" autoComplete="email" {...form.register('email')} />
      </Field>
      <Button type="submit" busy={busy} busyText="Sending..." className="justify-self-start">
        {emailProof === 'sent' ? 'Send another code' : 'Send a code'}
      </Button>
    </form>
  )
}

const Code = z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'Enter the six digits')) })

function CodeForm({ claim: { id: claimId, businessEmail } }: { claim: Claim }) {
  const form = useSchemaForm(Code, { defaultValues: { code: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCheckProofCode(),
    inputOf: (body) => ({ params: { claimId }, body }),
    onDone: () => {
      toast.success('Address proven')
    },
  })
  return (
    <form name="claim-code" noValidate onSubmit={onSubmit} className="grid gap-4">
      <FormFailure title="We couldn’t check the code" failure={failure} attempts={attempts} />
      <Field
        label="Code"
        hint={`The six digits that we emailed to ${businessEmail ?? 'your address'}. They work for 15 minutes.`}
        error={form.formState.errors.code?.message}
      >
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...form.register('code')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyText="Checking..."
        className="justify-self-start"
      >
        Check the code
      </Button>
    </form>
  )
}
