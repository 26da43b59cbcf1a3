import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { safePath } from '#web/lib/safe-path.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { PaymentOutcome } from '../api/pay-order.ts'

const article = (name: string) => (/^[AEIO]/i.test(name) ? 'an' : 'a')

type SubscribedProps = Omit<Extract<PaymentOutcome, { kind: 'paid' }>, 'kind'>

/** Confirms that it is paid. */
export function Subscribed({ subscription, free }: SubscribedProps) {
  const { email } = useMe()
  const { planName, currentPeriodEndAt } = subscription
  const renewsOn = utcDay(currentPeriodEndAt)
  const [search] = useSearchParams()
  const from = search.get('from')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel screws className="mx-auto max-w-2xl">
      <div className="grid justify-items-center gap-5 px-4 py-8 text-center">
        <span className="grid size-16 place-items-center rounded-full border border-ok bg-ok-soft text-ok-ink">
          <Check className="size-8" aria-hidden="true" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="wide text-3xl text-balance outline-none">
          You’re now {article(planName)} {planName}
        </h1>
        <p className="max-w-md text-dim">
          {free ? (
            `You pay nothing until your membership renews on ${renewsOn}.`
          ) : (
            <>
              Your receipt is on its way to <strong className="text-ink wrap-anywhere">{email}</strong>. Your
              membership renews on {renewsOn}.
            </>
          )}
        </p>
        {free === 'card-missing' && (
          <Banner className="max-w-md text-left">
            <p role="alert">
              You have no card on file yet. Add one under Billing before then to keep your membership.
            </p>
          </Banner>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/billing">Go to billing</ButtonLink>
          {from ? (
            <ButtonLink to={safePath(from)} variant="primary">
              Go back to where you were
            </ButtonLink>
          ) : (
            <ButtonLink to="/dashboard" variant="primary">
              Go to your dashboard
            </ButtonLink>
          )}
        </div>
      </div>
    </Panel>
  )
}
