import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type { AdminTransaction } from '#shared/billing/billing/admin-contract.ts'
import { decimalDollars } from '#shared/platform/money/decimal-dollars.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { parseDollars } from '#shared/platform/money/parse-dollars.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useProcessRefund } from '../api/refund-commands.ts'
import { transactionDetailsQuery } from '../api/transaction-queries.ts'
import { readRefund, refundQuestion } from './refund-form.ts'

type RefundDialogProps = { transaction: AdminTransaction; onClose: () => void }

/** Refunds the rest of a payment or a part of it. It is one refund, however often it is sent. */
export function RefundDialog({ transaction: listed, onClose }: RefundDialogProps) {
  const details = useQuery(transactionDetailsQuery(listed))
  const payment = details.data?.transaction ?? listed
  const { id, userId, userName, amountCents, refundedCents, refundableCents: left } = payment
  const refusal = details.data?.refundRefusal
  const [requestId] = useState(() => crypto.randomUUID())
  const [partial, setPartial] = useState(false)
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [attempts, setAttempts] = useState(0)
  const command = useProcessRefund()
  const read = readRefund({ partial, amount, reason }, left)
  const problems = attempts > 0 && 'problems' in read ? read.problems : {}
  const parsed = partial ? parseDollars(amount) : { cents: left }
  const cents = 'cents' in parsed && parsed.cents <= left ? parsed.cents : undefined

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (command.isPending) return
    setAttempts(attempts + 1)
    if ('problems' in read) {
      const name = read.problems.amount ? 'amount' : 'reason'
      event.currentTarget.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
      return
    }
    command.mutate(
      { params: { transactionId: id }, body: { userId, requestId, ...read } },
      {
        onSuccess: () => {
          toast.success('Refund processed successfully')
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title="Process Refund"
      submission={{ onSubmit, busy: command.isPending, failure: command.error, attempts }}
      failed="Failed to process refund"
      submitLabel={!refusal && (cents === undefined ? 'Refund' : `Refund ${dollars(cents)}`)}
      busyText="Processing..."
      danger
      cancelLabel={refusal ? 'Close' : 'Cancel'}
      name="process-refund"
      className="grid gap-4"
      onClose={onClose}
    >
      <Facts
        facts={[
          ['Member', userName],
          ['Payment', payment.description],
          ['Paid', dollars(amountCents)],
          refundedCents > 0 && ['Refunded so far', dollars(refundedCents)],
          ['Left to refund', dollars(left)],
        ]}
      />
      {refusal ? (
        <p role="status">{refusal}</p>
      ) : (
        <>
          <Checkbox
            label="Partial refund"
            checked={partial}
            disabled={command.isPending}
            onChange={({ target }) => {
              setPartial(target.checked)
              setAmount('')
            }}
          />
          <Field
            label="Amount in dollars"
            required
            {...(partial && { hint: `From 0.01 to ${decimalDollars(left)}` })}
            {...(problems.amount && { error: problems.amount })}
          >
            <Input
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              readOnly={!partial || command.isPending}
              value={partial ? amount : decimalDollars(left)}
              onChange={({ target }) => setAmount(target.value)}
            />
          </Field>
          <Field
            label="Reason"
            required
            hint="The member sees it with the transaction."
            {...(problems.reason && { error: problems.reason })}
          >
            <Textarea
              name="reason"
              rows={2}
              maxLength={500}
              readOnly={command.isPending}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <p aria-live="polite" className="min-h-6 font-semibold">
            {cents !== undefined && refundQuestion(cents, amountCents, details.data?.paidWith)}
          </p>
        </>
      )}
    </FormDialog>
  )
}
