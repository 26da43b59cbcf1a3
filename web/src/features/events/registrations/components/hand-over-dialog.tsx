import { useState } from 'react'
import * as z from 'zod/mini'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Email } from '#shared/platform/users/email.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { showFieldErrors } from '#web/features/platform/forms/field-errors.ts'
import { focusFirstError } from '#web/features/platform/forms/focus-first-error.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useHandOver } from '../api/leave-commands.ts'
import { useEndHandOver } from '../api/offer-commands.ts'

type HandOverDialogProps = { registration: OwnRegistration; onClose: () => void }

const schema = z.strictObject({ email: Email })

/** Offers an entry to someone: first to whom, then a confirmation. An open offer can be taken back. */
export function HandOverDialog(props: HandOverDialogProps) {
  return props.registration.handingTo ? <OpenOffer {...props} /> : <NewOffer {...props} />
}

function OpenOffer({ registration: { id, eventId, handingTo, event }, onClose }: HandOverDialogProps) {
  return (
    <ConfirmCommand
      command={useEndHandOver()}
      input={{ params: { registrationId: id }, body: { eventId } }}
      done="Offer withdrawn"
      title="Withdraw the offer?"
      description={`You offered your entry for ${event.title} to ${handingTo}. It stays yours.`}
      confirmLabel="Withdraw offer"
      onClose={onClose}
    />
  )
}

function NewOffer({ registration, onClose }: HandOverDialogProps) {
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
        title="Offer your entry?"
        dismissible={!handOver.isPending}
        footer={
          <>
            <Button disabled={handOver.isPending} onClick={() => setAsked(undefined)}>
              Back
            </Button>
            <Button
              variant="danger"
              busy={handOver.isPending}
              busyText="Offering..."
              onClick={() => confirm(asked)}
            >
              Offer it
            </Button>
          </>
        }
      >
        <p className="wrap-anywhere">
          <strong>{asked}</strong> gets your entry for {registration.event.title} when they accept. Until then
          you can withdraw the offer.
        </p>
      </Dialog>
    )
  return (
    <FormDialog
      title="Transfer your entry"
      description={registration.event.title}
      submission={{
        onSubmit: (event) => void ask(event),
        busy: false,
        failure: handOver.error,
        attempts,
      }}
      failed="We couldn’t offer your entry"
      submitLabel="Continue"
      className="grid gap-5"
      onClose={onClose}
    >
      <Field
        label="Email"
        required
        hint="They answer from this address, or sign up with it"
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
    'Your ticket works until they accept. Then they get a new one.',
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
