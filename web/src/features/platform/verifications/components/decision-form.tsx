import { useState } from 'react'
import * as z from 'zod/mini'
import { RefusalForm } from '#shared/platform/verifications/contract.ts'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useApprove, useRefuse } from '../api/admin-verification-commands.ts'

export type DecisionFormProps = {
  verification: Verification
  onDecided: ((verification: Verification) => void) | undefined
  onReload: () => void
  reloading: boolean
}

const isDecided = (error: unknown) => error instanceof ApiError && error.code === 'verification_decided'

const effects = {
  business: {
    approval: 'The account becomes active, and we notify its owner.',
    refusal: 'The account stays pending. Its owner sees your reason and can send other documents.',
  },
  application: {
    approval:
      'The member can choose this membership, which starts when they pay for its plan. We notify them.',
    refusal: 'The member keeps their current membership, sees your reason and can send other documents.',
  },
}

/** Approve, or refuse with a reason. Someone else may have been quicker: then the submission is loaded again. */
export function DecisionForm({ verification, onDecided, onReload, reloading }: DecisionFormProps) {
  const [asking, setAsking] = useState<'approve' | 'refuse'>()
  const [attempts, setAttempts] = useState(0)
  const approve = useApprove()
  const asks = verification.forMembership !== undefined
  const name = verification.applicant?.companyName || verification.applicant?.name || 'This business'
  const decided = (answer: Verification) => {
    setAsking(undefined)
    toast.success(answer.state === 'approved' ? `${name} approved` : `${name} rejected`, {
      description: 'We notify the owner here and by email.',
    })
    onDecided?.(answer)
  }
  return (
    <div className="grid gap-4">
      <FormFailure title="We couldn’t save your decision" failure={approve.error} attempts={attempts}>
        {isDecided(approve.error) && (
          <Button size="sm" busy={reloading} busyText="Loading..." onClick={onReload}>
            Load the latest version
          </Button>
        )}
      </FormFailure>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={approve.isPending} onClick={() => setAsking('approve')}>
          Approve
        </Button>
        <Button onClick={() => setAsking('refuse')}>Reject</Button>
      </div>
      <ConfirmDialog
        open={asking === 'approve'}
        title={`Approve ${name}?`}
        description={effects[asks ? 'application' : 'business'].approval}
        confirmLabel="Approve"
        busy={approve.isPending}
        onConfirm={() => {
          setAttempts(attempts + 1)
          // The answer removes this form, so the next steps must not depend on it.
          approve
            .mutateAsync({ params: { userId: verification.userId }, body: { version: verification.version } })
            .then(decided, () => setAsking(undefined))
        }}
        onClose={() => setAsking(undefined)}
      />
      {asking === 'refuse' && (
        <RefusalDialog
          name={name}
          verification={verification}
          onDecided={decided}
          onReload={onReload}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}

const Fields = z.pick(RefusalForm, { reason: true })

type RefusalDialogProps = {
  name: string
  verification: Verification
  onDecided: (verification: Verification) => void
  onReload: () => void
  onClose: () => void
}

function RefusalDialog({ name, verification, onDecided, onReload, onClose }: RefusalDialogProps) {
  const form = useSchemaForm(Fields, { defaultValues: { reason: '' } })
  const submission = useSubmit({
    form,
    command: useRefuse(verification),
    onDone: onDecided,
  })
  return (
    <FormDialog
      submission={submission}
      onClose={onClose}
      title={`Reject ${name}`}
      description={effects[verification.forMembership ? 'application' : 'business'].refusal}
      failed="We couldn’t save your decision"
      wayOut={
        isDecided(submission.failure) && (
          <Button
            size="sm"
            onClick={() => {
              onClose()
              onReload()
            }}
          >
            Load the latest version
          </Button>
        )
      }
      submitLabel="Reject"
      busyText="Rejecting..."
      danger
      className="grid gap-4"
    >
      <Field
        label="Reason"
        required
        hint="Say what is missing and what to send instead. We email this text as you write it."
        error={form.formState.errors.reason?.message}
      >
        <Textarea {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
