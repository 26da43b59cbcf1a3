// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { daysKeptUntil, keepsPaidDays } from '#shared/billing/subscriptions/keeps-paid-days.ts'
import { planChangeRefusal } from '#shared/billing/subscriptions/plan-change-refusal.ts'
import { priceBeforeTax } from '#shared/billing/subscriptions/price-before-tax.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import {
  mayCancel,
  mayChangePlan,
  mayKeep,
  mayPause,
  mayResume,
} from '#shared/billing/subscriptions/subscription-rules.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { toastRefusal } from '#web/features/billing/billing/components/toast-refusal.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { leaveFor } from '#web/lib/leave-for.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useKeepSubscription, useResumeSubscription } from '../api/subscription-commands.ts'

const ChangePlanDialog = lazy(async () => ({
  default: (await import('#web/features/billing/subscriptions/plan-change/change-plan-dialog.tsx'))
    .ChangePlanDialog,
}))
const PauseDialog = lazy(async () => ({ default: (await import('./pause-dialog.tsx')).PauseDialog }))
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }))

const dialogs = { change: ChangePlanDialog, pause: PauseDialog, cancel: CancelDialog }

/** The actions on a member's subscription now. The buttons follow the rules by which the server refuses. */
export function SubscriptionActions({ subscription }: { subscription: Subscription }) {
  const [search, setSearch] = useSearchParams()
  const planId = search.get('change') ?? undefined
  const [asked, setAsked] = useState<keyof typeof dialogs | undefined>(
    planId && mayChangePlan(subscription) ? 'change' : undefined,
  )
  const Asked = asked && dialogs[asked]
  const refusal = planChangeRefusal(subscription)
  const close = () => {
    setAsked(undefined)
    if (planId) setSearch(without('change'), { replace: true, preventScrollReset: true })
  }
  return (
    <div data-own className="grid gap-3 border-t border-line pt-5 empty:hidden sm:flex sm:flex-wrap">
      {mayResume(subscription) && <ResumeButton subscription={subscription} />}
      {mayKeep(subscription) && <KeepButton planName={subscription.planName} />}
      {mayChangePlan(subscription) && <Button onClick={() => setAsked('change')}>Change Plan</Button>}
      {mayPause(subscription) && <Button onClick={() => setAsked('pause')}>Pause Subscription</Button>}
      {mayCancel(subscription) && <Button onClick={() => setAsked('cancel')}>Cancel Subscription</Button>}
      {refusal && refusal.code !== 'no_active_subscription' && (
        <p className="basis-full text-sm text-dim">{refusal.sentence}</p>
      )}
      {Asked && (
        <Suspense>
          <Asked subscription={subscription} planId={planId} open onOpenChange={(open) => !open && close()} />
        </Suspense>
      )}
    </div>
  )
}

const without = (name: string) => (search: URLSearchParams) => {
  search.delete(name)
  return search
}

function ResumeButton({ subscription }: { subscription: Subscription }) {
  const [asking, setAsking] = useState(false)
  const { isPending, mutateAsync } = useResumeSubscription()
  // The callbacks of a press are not used: the answer removes the button before they would run.
  const resume = usePress(() =>
    mutateAsync(undefined)
      .then(
        () => toast.success('Subscription resumed successfully'),
        (error) => toastRefusal('Failed to resume subscription', error),
      )
      .finally(() => setAsking(false)),
  )
  const press = () => (costsToResume(subscription) ? setAsking(true) : resume())
  return (
    <>
      <Button variant="primary" busy={isPending} busyText="Resuming..." onClick={press}>
        Resume Subscription
      </Button>
      <ConfirmDialog
        open={asking}
        title="Resume Subscription"
        description={`The period you paid for ended on ${utcDay(daysKeptUntil(subscription))}. A new one starts today, and you are charged ${priceWords(subscription)}.`}
        confirmLabel="Pay and resume"
        busy={isPending}
        onConfirm={resume}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** A button that does not mention money never charges anyone. */
const costsToResume = (subscription: Subscription) =>
  subscription.paymentProvider !== 'paypal' && !keepsPaidDays(subscription, serverTime())

/** The price of a new period. This page does not know the remainder of a credit. */
const priceWords = (subscription: Subscription): string =>
  `${priceBeforeTax(subscription)}, less ${subscription.discountAhead ? 'your discount and ' : ''}any credit you have`

function KeepButton({ planName }: { planName: string }) {
  const { isPending, mutateAsync } = useKeepSubscription()
  const keep = usePress(() =>
    mutateAsync(undefined).then(
      ({ pendingPlan }) => {
        // PayPal asks its payer again before it reverses an agreement.
        if (pendingPlan?.approveUrl) leaveFor(pendingPlan.approveUrl)
        else toast.success(`You’re keeping ${planName}`)
      },
      (error) => toastRefusal('Failed to update subscription', error),
    ),
  )
  return (
    <Button variant="primary" busy={isPending} busyText="Keeping..." onClick={keep}>
      Keep {planName}
    </Button>
  )
}
