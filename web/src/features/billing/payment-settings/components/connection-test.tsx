import { CircleAlert, CircleCheck } from 'lucide-react'
import { testProvider } from '#shared/billing/payment-settings/contract.ts'
import type { PaymentMode } from '#shared/billing/payment-settings/payment-settings.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { type Provider, providerNames } from './provider-words.ts'

/** Calls the provider with the stored keys, and lists its answers. */
export function ConnectionTest({ provider, mode }: { provider: Provider; mode: PaymentMode }) {
  const command = useCommand({
    send: (_: undefined) => call(testProvider, { params: { provider }, body: { mode } }),
  })
  const { data } = command
  return (
    <>
      <Button
        busy={command.isPending}
        busyText="Testing..."
        onClick={() => command.mutate(undefined, { onError: toastFailure })}
      >
        Test connection
        <span className="sr-only">
          {' '}
          of {providerNames[provider]} in {mode} mode
        </span>
      </Button>
      <div role="status" className="order-last basis-full empty:hidden">
        {data && (
          <ul className="grid gap-2">
            {data.checks.map(({ what, ok, detail }) => {
              const Icon = ok ? CircleCheck : CircleAlert
              return (
                <li key={what} className="flex items-start gap-2">
                  <Icon
                    aria-hidden="true"
                    className={`mt-0.5 size-5 shrink-0 ${ok ? 'text-ok-ink' : 'text-clip-ink'}`}
                  />
                  <span>
                    <span className="sr-only">{ok ? 'Works: ' : 'Fails: '}</span>
                    {what}
                    {detail && <span className="block text-sm text-dim">{detail}</span>}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </>
  )
}
