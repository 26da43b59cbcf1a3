import { useState } from 'react'
import type { PaymentMode, PaymentSettingsFacts } from '#shared/billing/payment-settings/payment-settings.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ConnectionTest } from './connection-test.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { modeNames, type Provider, providerNames } from './provider-words.ts'

type ProviderPanelProps = {
  settings: PaymentSettingsFacts
  provider: Provider
  onTurn: (on: boolean) => void
}

type Open = { dialog: 'keys' | 'disconnect'; mode: PaymentMode }

/** Shows whether a provider takes new payments, and its keys in both modes. */
export function ProviderPanel({ settings, provider, onTurn }: ProviderPanelProps) {
  const [open, setOpen] = useState<Open>()
  const { active } = settings[provider]
  const name = providerNames[provider]
  const paying = settings.payingMembers[provider]
  const close = () => setOpen(undefined)
  const connectable = connectionOf(settings, provider, settings.mode).secret.configured
  return (
    <Panel title={name} aside={<Badge tone={active ? 'success' : 'neutral'}>{active ? 'On' : 'Off'}</Badge>}>
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="basis-64 grow text-dim">
            {active ? `New members can pay through ${name}.` : `No one can start paying through ${name}.`}{' '}
            {paying > 0 &&
              `${paying.toLocaleString('en-US')} ${paying === 1 ? 'member pays' : 'members pay'} through it now.`}
          </p>
          {(active || connectable) && (
            <Button onClick={() => onTurn(!active)}>{active ? `Turn off ${name}` : `Turn on ${name}`}</Button>
          )}
        </div>
        <div className="grid gap-6 xl:grid-cols-2">
          {(['test', 'live'] as const).map((mode) => (
            <Connection
              key={mode}
              settings={settings}
              provider={provider}
              mode={mode}
              onOpen={(dialog) => setOpen({ dialog, mode })}
            />
          ))}
        </div>
      </div>
      {open?.dialog === 'keys' && (
        <KeysDialog settings={settings} provider={provider} mode={open.mode} onClose={close} />
      )}
      {open?.dialog === 'disconnect' && (
        <DisconnectDialog provider={provider} mode={open.mode} onClose={close} />
      )}
    </Panel>
  )
}

type ConnectionProps = {
  settings: PaymentSettingsFacts
  provider: Provider
  mode: PaymentMode
  onOpen: (dialog: Open['dialog']) => void
}

function Connection({ settings, provider, mode, onOpen }: ConnectionProps) {
  const { open, secret, webhook } = connectionOf(settings, provider, mode)
  const of = (
    <span className="sr-only">
      {' '}
      of {providerNames[provider]} in {mode} mode
    </span>
  )
  return (
    <section className="grid content-start gap-4 rounded border border-line p-4">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {modeNames[mode]}
        {settings.mode === mode && <Badge tone="info">In use</Badge>}
      </h3>
      {secret.configured ? (
        <>
          <Facts
            facts={[
              [
                open.label,
                <code key="open" className="readout break-all text-sm">
                  {open.value}
                </code>,
              ],
              [
                secret.label,
                <code key="secret" className="readout">
                  ••••{secret.lastFour}
                </code>,
              ],
              secret.changedAt && [
                'Saved',
                secret.changedBy
                  ? `${localTime(secret.changedAt)} by ${secret.changedBy}`
                  : localTime(secret.changedAt),
              ],
              ['Webhook', webhook.configured ? 'Connected' : 'Missing'],
              settings.mode === mode && [
                'Last event',
                webhook.lastEventAt ? localTime(webhook.lastEventAt) : 'None yet',
              ],
            ]}
          />
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onOpen('keys')}>Replace keys{of}</Button>
            <ConnectionTest provider={provider} mode={mode} />
            <Button variant="ghost" onClick={() => onOpen('disconnect')}>
              Remove keys{of}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-dim">No {mode} mode keys yet.</p>
          <Button className="justify-self-start" onClick={() => onOpen('keys')}>
            Add keys{of}
          </Button>
        </>
      )}
    </section>
  )
}

/** Returns the two keys of a provider in a mode, under the provider's names for them. */
function connectionOf(settings: PaymentSettingsFacts, provider: Provider, mode: PaymentMode) {
  if (provider === 'stripe') {
    const { publishableKey, secretKey, webhook } = settings.stripe[mode]
    return {
      open: { label: 'Publishable key', value: publishableKey },
      secret: { label: 'Secret key', ...secretKey },
      webhook,
    }
  }
  const { clientId, clientSecret, webhook } = settings.paypal[mode]
  return {
    open: { label: 'Client ID', value: clientId },
    secret: { label: 'Client secret', ...clientSecret },
    webhook,
  }
}
