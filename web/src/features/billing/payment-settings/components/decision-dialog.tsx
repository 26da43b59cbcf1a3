import { updatePaymentSettings } from '#shared/billing/payment-settings/contract.ts'
import type { PaymentSettingsFacts } from '#shared/billing/payment-settings/payment-settings.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { OwnerDialog } from '#web/features/platform/security/components/owner-dialog.tsx'
import { OwnerProof } from '#web/features/platform/security/components/owner-proof.ts'
import { useProofDefault } from '#web/features/platform/security/components/use-proof-default.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useSettingsCommand } from '../api/use-settings-command.ts'
import type { Decision } from './decisions.ts'

type DecisionDialogProps = { settings: PaymentSettingsFacts; decision: Decision; onClose: () => void }

/** Asks before one setting of payments changes; all the others stay as they are. */
export function DecisionDialog({ settings, decision, onClose }: DecisionDialogProps) {
  const { title, description, confirmLabel, done, danger = false, change } = decision
  const form = useSchemaForm(OwnerProof, { defaultValues: useProofDefault() })
  const submission = useSubmit({
    form,
    command: useSettingsCommand((proof: { password?: string | undefined }) => {
      const { mode, stripe, paypal, automaticTax, version } = settings
      const decided = { mode, stripeActive: stripe.active, paypalActive: paypal.active, automaticTax }
      return call(updatePaymentSettings, { body: { ...decided, ...change, version, ...proof } })
    }),
    onDone: () => {
      toast.success(done)
      onClose()
    },
  })
  return (
    <OwnerDialog
      title={title}
      description={description}
      failed="We couldn’t change the settings"
      purpose="Before you change how members pay"
      confirmLabel={confirmLabel}
      danger={danger}
      submission={submission}
      password={{
        registration: form.register('password'),
        error: form.formState.errors.password?.message,
      }}
      onClose={onClose}
    />
  )
}
