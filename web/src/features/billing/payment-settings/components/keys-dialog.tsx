import * as z from 'zod/mini'
import { connectProvider } from '#shared/billing/payment-settings/contract.ts'
import { PaymentMode, type PaymentSettingsFacts } from '#shared/billing/payment-settings/payment-settings.ts'
import { text } from '#shared/text.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { OwnerDialog } from '#web/features/platform/security/components/owner-dialog.tsx'
import { ownerPassword } from '#web/features/platform/security/components/owner-proof.ts'
import { useProofDefault } from '#web/features/platform/security/components/use-proof-default.ts'
import { call } from '#web/lib/call.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSettingsCommand } from '../api/use-settings-command.ts'
import { type Provider, providerNames } from './provider-words.ts'

type KeysDialogProps = {
  settings: PaymentSettingsFacts
  provider: Provider
  mode: PaymentMode
  onClose: () => void
}

const key = text(300)
const KeysForm = z.strictObject({
  mode: PaymentMode,
  publishableKey: key,
  secretKey: key,
  clientId: key,
  clientSecret: key,
  password: ownerPassword,
})
type KeysForm = z.infer<typeof KeysForm>

const modes = [
  { id: 'test', label: 'Test' },
  { id: 'live', label: 'Live' },
] as const

const fieldsOf = {
  stripe: [
    { name: 'publishableKey', label: 'Publishable key', starts: 'pk_', secret: false },
    { name: 'secretKey', label: 'Secret key', starts: 'sk_', secret: true },
  ],
  paypal: [
    { name: 'clientId', label: 'Client ID', starts: '', secret: false },
    { name: 'clientSecret', label: 'Client secret', starts: '', secret: true },
  ],
} as const

/** The keys of a provider go in here and never come out; an empty field keeps the stored value. */
export function KeysDialog({ settings, provider, mode: startsAt, onClose }: KeysDialogProps) {
  const name = providerNames[provider]
  const form = useSchemaForm(KeysForm, {
    defaultValues: {
      mode: startsAt,
      publishableKey: '',
      secretKey: '',
      clientId: '',
      clientSecret: '',
      ...useProofDefault(),
    },
  })
  const mode = form.watch('mode')
  const {
    register,
    formState: { errors },
  } = form
  const submission = useSubmit({
    form,
    command: useSettingsCommand(({ mode: chosen, password, ...typed }: KeysForm) => {
      const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
      const body = { mode: chosen, ...given, ...(password !== undefined && { password }) }
      return call(connectProvider, { params: { provider }, body })
    }),
    onDone: () => {
      toast.success(`${name} is connected in ${mode} mode`)
      onClose()
    },
  })
  const stored = storedOf(settings, provider, mode)
  return (
    <OwnerDialog
      title={`${name} keys`}
      description={`We check the keys with ${name} before we save them. No one can view the secret here again.`}
      failed={`We couldn’t connect ${name}`}
      purpose="Before you change how members pay"
      confirmLabel="Check and save"
      submission={submission}
      password={{ registration: register('password'), error: errors.password?.message }}
      onClose={onClose}
    >
      <Segmented
        legend="Mode"
        name="mode"
        options={modes}
        value={mode}
        onChange={(chosen) => form.setValue('mode', chosen)}
      />
      {fieldsOf[provider].map(({ name: field, label, starts, secret }) => (
        <Field
          key={field}
          label={label}
          required={!stored[secret ? 'secret' : 'open']}
          hint={stored[secret ? 'secret' : 'open'] ?? (starts && `Starts with ${starts}${mode}_`)}
          error={errors[field]?.message}
        >
          <Input
            type={secret ? 'password' : 'text'}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...register(field)}
          />
        </Field>
      ))}
    </OwnerDialog>
  )
}

/** Describes the stored keys, as far as they may be shown. */
function storedOf(settings: PaymentSettingsFacts, provider: Provider, mode: PaymentMode) {
  const keep = (shown: string | undefined) => shown && `Leave blank to keep ${shown}`
  const secretOf = ({ configured, lastFour }: { configured: boolean; lastFour?: string | undefined }) =>
    configured ? keep(`••••${lastFour}`) : undefined
  if (provider === 'stripe') {
    const { publishableKey, secretKey } = settings.stripe[mode]
    return { open: keep(publishableKey), secret: secretOf(secretKey) }
  }
  const { clientId, clientSecret } = settings.paypal[mode]
  return { open: keep(clientId), secret: secretOf(clientSecret) }
}
