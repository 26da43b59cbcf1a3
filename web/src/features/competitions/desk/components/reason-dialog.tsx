import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { type DeskRegistration, waiveFee } from '#shared/competitions/desk/contract.ts'
import { isPaidBothWays } from '#shared/events/registrations/cash-of.ts'
import { fullRefundOf } from '#shared/events/registrations/refund-of.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCancelRegistration, useWaiveFee } from '../api/desk-commands.ts'

type ReasonDialogProps = {
  title: string
  description: ReactNode
  confirmLabel: string
  danger?: boolean
  done: string
  command: UseMutationResult<DeskRegistration, Error, { reason: string }>
  onDone: () => void
  onClose: () => void
}

/** An action that requires a reason. */
function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, confirmLabel, danger = false, done, command, onDone, onClose } = props
  const formId = useId()
  const form = useSchemaForm(waiveFee.body, { defaultValues: { reason: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: () => {
      toast.success(done)
      onDone()
    },
  })
  return (
    <Dialog
      open
      title={title}
      description={description}
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Go back
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormFailure title="That did not work" failure={failure} attempts={attempts} />
        <Field label="Reason" required error={form.formState.errors.reason?.message}>
          <Textarea rows={3} maxLength={500} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  )
}

type OneProps = { one: DeskRegistration; onClose: () => void }

export function WaiveDialog({ one, onClose }: OneProps) {
  return (
    <ReasonDialog
      title={`Waive ${dollars(one.pay.dueCents)} for ${one.name}?`}
      description="They come in without paying. Your reason is kept with the entry."
      confirmLabel="Waive the fee"
      done="Fee waived"
      command={useWaiveFee(one)}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

export function CancelEntryDialog({ one, onClose, onDone }: OneProps & { onDone: () => void }) {
  const back = fullRefundOf(one.pay)
  const amount = dollars(back)
  const money =
    back === 0
      ? 'Nothing was paid.'
      : isPaidBothWays(one.pay)
        ? `${amount} goes back: what they paid by card to their card, and the rest you give them in cash.`
        : one.pay.method === 'cash'
          ? `Give them ${amount} back in cash, and note it under Payments.`
          : `${amount} goes back to their card.`
  return (
    <ReasonDialog
      title={`Cancel the entry of ${one.name}?`}
      description={`Their spot is free for others. ${money} They read your reason.`}
      confirmLabel="Cancel entry"
      danger
      done="Entry cancelled"
      command={useCancelRegistration(one)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
