import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaymentSettingsFacts } from '#shared/billing/payment-settings/payment-settings.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { paymentSettingsQuery } from '../api/payment-settings-queries.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { type Decision, switchMode, turnProvider, turnTaxes } from './decisions.ts'
import { ProviderPanel } from './provider-panel.tsx'
import { modeNames } from './provider-words.ts'

/** The settings for how members pay: one decision in each panel. */
export function PaymentsTab() {
  const settings = useQuery(paymentSettingsQuery)
  if (settings.data) return <Payments settings={settings.data} />
  if (settings.isError)
    return (
      <QueryFailure
        title="The payment settings did not load"
        error={settings.error}
        retrying={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    )
  return <Skeleton lines={5} className="h-40" />
}

function Payments({ settings }: { settings: PaymentSettingsFacts }) {
  const [decision, setDecision] = useState<Decision>()
  const { mode, automaticTax, dunning } = settings
  const live = mode === 'live'
  return (
    <div className="grid gap-6">
      <Panel title="Mode" aside={<Badge tone={live ? 'danger' : 'info'}>{modeNames[mode]}</Badge>}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="basis-64 grow text-dim">
            {live ? 'Members pay with real money.' : 'Payments are for testing. No real money moves.'}
          </p>
          <Button onClick={() => setDecision(switchMode(live ? 'test' : 'live'))}>
            {live ? 'Switch to test mode' : 'Switch to live mode'}
          </Button>
        </div>
      </Panel>
      {(['stripe', 'paypal'] as const).map((provider) => (
        <ProviderPanel
          key={provider}
          settings={settings}
          provider={provider}
          onTurn={(on) => setDecision(turnProvider(provider, on))}
        />
      ))}
      <Panel
        title="Taxes"
        aside={<Badge tone={automaticTax ? 'success' : 'neutral'}>{automaticTax ? 'On' : 'Off'}</Badge>}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="basis-64 grow text-dim">
            {automaticTax
              ? 'Stripe calculates taxes and adds them to card payments, wherever your account is registered.'
              : 'No taxes are added to payments.'}
          </p>
          <Button onClick={() => setDecision(turnTaxes(!automaticTax))}>
            {automaticTax ? 'Turn off taxes' : 'Turn on taxes'}
          </Button>
        </div>
      </Panel>
      <Panel title="Failed payments and invoices">
        <Facts
          facts={[
            ['Stripe', `Tries a failed payment ${dunning.stripeTries} times, then ends the subscription`],
            [
              'PayPal',
              dunning.paypalTries === 1
                ? 'Suspends the subscription after one failed payment'
                : `Suspends the subscription after ${dunning.paypalTries} failed payments`,
            ],
            ['Invoice numbers', `Manual invoices start at ${dunning.invoiceNumbers} and restart every year`],
          ]}
        />
      </Panel>
      {decision && (
        <DecisionDialog settings={settings} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </div>
  )
}
