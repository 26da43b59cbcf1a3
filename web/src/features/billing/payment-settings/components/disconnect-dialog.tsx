import { disconnectProvider } from '#shared/billing/payment-settings/contract.ts'
import type { PaymentMode } from '#shared/billing/payment-settings/payment-settings.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { OwnerDialog } from '#web/features/platform/security/components/owner-dialog.tsx'
import { OwnerProof } from '#web/features/platform/security/components/owner-proof.ts'
import { useProofDefault } from '#web/features/platform/security/components/use-proof-default.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useSettingsCommand } from '../api/use-settings-command.ts'
import { type Provider, providerNames } from './provider-words.ts'

type DisconnectDialogProps = { provider: Provider; mode: PaymentMode; onClose: () => void }

export function DisconnectDialog({ provider, mode, onClose }: DisconnectDialogProps) {
  const name = providerNames[provider]
  const form = useSchemaForm(OwnerProof, { defaultValues: useProofDefault() })
  const submission = useSubmit({
    form,
    command: useSettingsCommand(({ password }: { password?: string | undefined }) =>
      call(disconnectProvider, {
        params: { provider },
        body: { mode, ...(password !== undefined && { password }) },
      }),
    ),
    onDone: () => {
      toast.success(`${name} ${mode} keys removed`)
      onClose()
    },
  })
  return (
    <OwnerDialog
      title={`Remove ${name} ${mode} keys`}
      description={`We delete the keys and remove our webhook at ${name}. To connect again, you need the keys from your ${name} account.`}
      failed="We couldn’t remove the keys"
      purpose="Before you change how members pay"
      confirmLabel="Remove keys"
      danger
      submission={submission}
      password={{
        registration: form.register('password'),
        error: form.formState.errors.password?.message,
      }}
      onClose={onClose}
    />
  )
}
