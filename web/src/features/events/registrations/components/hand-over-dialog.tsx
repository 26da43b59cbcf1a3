import { useState } from 'react'
import * as z from 'zod/mini'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Email } from '#shared/platform/users/email.ts'
import { showFieldErrors } from '#web/features/platform/forms/field-errors.ts'
import { focusFirstError } from '#web/features/platform/forms/focus-first-error.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useHandOver } from '../api/leave-commands.ts'

type HandOverDialogProps = { registration: OwnRegistration; onClose: () => void }

const schema = z.strictObject({ email: Email })

/** Gives an entry to another member: first the member, then a confirmation. */
export function HandOverDialog({ registration, onClose }: HandOverDialogProps) {
  const form = useSchemaForm(schema, { defaultValues: { email: '' } })
  const [asked, setAsked] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const handOver = useHandOver()
  const {
    register,
    formState: { errors },
  } = form
  const confirm = (email: string) => {
    setAttempts((count) => count + 1)
    const { id, eventId } = registration
    handOver.mutate(
      { params: { registrationId: id }, body: { eventId, email } },
      {
        onSuccess: onClose,
        onError: (error) => {
          setAsked(undefined)
          showFieldErrors(form, error)
        },
      },
    )
  }
  const ask = form.handleSubmit(({ email }) => setAsked(email), focusFirstError)
  if (asked !== undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Hand over your entry?"
        dismissible={!handOver.isPending}
        footer={
          <>
            <Button disabled={handOver.isPending} onClick={() => setAsked(undefined)}>
              Back
            </Button>
            <Button
              variant="danger"
              busy={handOver.isPending}
              busyText="Handing over..."
              onClick={() => confirm(asked)}
            >
              Hand it over
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere">
          <strong>{asked}</strong> gets your entry for {registration.event.title}. You cannot take it back:
          only they can hand it on.
        </p>
      </Dialog>
    )
  return (
    <FormDialog
      title="Hand over your entry"
      description={registration.event.title}
      submission={{
        onSubmit: (event) => void ask(event),
        busy: false,
        failure: handOver.error,
        attempts,
      }}
      failed="We couldn’t hand over your entry"
      submitLabel="Continue"
      className="grid gap-5"
      onClose={onClose}
    >
      <Field
        label="Email"
        required
        hint="The address of another member’s Boxrise account"
        {...(errors.email?.message && { error: errors.email.message })}
      >
        <Input type="email" autoComplete="off" spellCheck={false} {...register('email')} />
      </Field>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {handOverWords(registration).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </FormDialog>
  )
}

function handOverWords({ number, entries, pay, isPaidByOther }: OwnRegistration): string[] {
  const hasClasses = entries.some(({ status }) => status === 'in')
  return [
    [
      number === undefined ? 'They get your spot' : `They get your spot with the number ${number}`,
      hasClasses ? ' and your classes.' : '.',
    ].join(''),
    'Your ticket stops working at once, and they get a new one.',
    hasClasses
      ? 'They choose their own vehicles. Your answers and your waiver are not transferred.'
      : 'Your answers and your waiver are not transferred.',
    ...(pay.dueCents > 0 ? [`They pay the ${dollars(pay.dueCents)} that is due at the gate.`] : []),
    ...(pay.paidCents > 0
      ? [
          isPaidByOther
            ? 'They pay nothing for what is already paid. Later refunds go to the member who paid.'
            : `They pay nothing for the ${dollars(pay.paidCents)} you paid. Later refunds go to you.`,
        ]
      : []),
  ]
}
