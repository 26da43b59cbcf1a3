import { useWatch } from 'react-hook-form'
import { cancelSubscription } from '#shared/billing/subscriptions/contract.ts'
import type { CancellationReason } from '#shared/billing/subscriptions/subscription.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCancelSubscription } from '../api/subscription-commands.ts'
import { cancelConsequence } from './cancel-consequence.ts'
import type { SubscriptionDialogProps } from './subscription-dialog.ts'

/** The names of the reasons, in the order they are offered. */
const cancellationReasons: Record<CancellationReason, string> = {
  too_expensive: 'It’s too expensive',
  not_using: 'I don’t use it enough',
  missing_features: 'Something I need is missing',
  found_alternative: 'I found an alternative',
  temporary: 'I just need a break',
  other: 'Another reason',
}

export function CancelDialog({ open, ...rest }: SubscriptionDialogProps) {
  return open ? <OpenCancelDialog {...rest} /> : null
}

/** Requires a reason to cancel. Keeping the subscription is always one press away. */
function OpenCancelDialog({ subscription, onOpenChange }: Omit<SubscriptionDialogProps, 'open'>) {
  const form = useSchemaForm(cancelSubscription.body, {
    // Without a reason there is nothing to press, so no message about a missing one is needed.
    mode: 'onSubmit',
    defaultValues: { comment: '', immediate: false },
  })
  const { reason, immediate } = useWatch({ control: form.control })
  const { errors } = form.formState
  const close = () => onOpenChange(false)
  const submission = useSubmit({
    form,
    command: useCancelSubscription(),
    onDone: ({ status }) => {
      if (status === 'cancelled') toast.success('Subscription cancelled')
      else toast.success('Subscription will cancel at end of period')
      close()
    },
  })
  return (
    <FormDialog
      title="Cancel Subscription"
      description={cancelConsequence(subscription, immediate ?? false)}
      submission={submission}
      failed="Failed to cancel subscription"
      submitLabel="Cancel Subscription"
      name="cancel-subscription"
      busyText="Processing..."
      danger
      disabled={!reason}
      cancelLabel="Keep Subscription"
      className="grid gap-5"
      onClose={close}
    >
      <Field label="Why are you leaving?" required error={errors.reason?.message}>
        <Select defaultValue="" {...form.register('reason')}>
          <option value="" disabled>
            Choose a reason
          </option>
          {Object.entries(cancellationReasons).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Anything else we should know?" hint="Optional" error={errors.comment?.message}>
        <Textarea rows={3} maxLength={500} {...form.register('comment')} />
      </Field>
      <Checkbox
        label="Cancel immediately (no access after today)"
        hint="Otherwise you keep your plan until the end of the period you paid for."
        {...form.register('immediate')}
      />
    </FormDialog>
  )
}
