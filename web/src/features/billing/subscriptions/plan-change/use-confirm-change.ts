import { useRef, useState } from 'react'
import type { PlanChangePreview } from '#shared/billing/subscriptions/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import { type PayStep, useChangePlan } from './change-plan.ts'

const outdated = new Set(['preview_expired', 'preview_changed'])

type ConfirmChange = {
  onDone: () => void
  /** The price that was shown no longer holds. */
  onOutdated: () => Promise<unknown>
}

/** Confirms a change of plan once, however often it is pressed; a bank that refuses leaves everything as it was. */
export function useConfirmChange({ onDone, onOutdated }: ConfirmChange) {
  const [atBank, setAtBank] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const change = useChangePlan()
  const running = useRef(false)

  async function confirm(preview: PlanChangePreview, pay?: PayStep): Promise<void> {
    setAttempts((count) => count + 1)
    try {
      const after = await change.mutateAsync({ preview, pay, onBank: setAtBank })
      tell(preview, after?.pendingPlan !== undefined)
    } catch (error) {
      if (error instanceof ApiError && outdated.has(error.code)) await onOutdated()
      return
    }
    onDone()
  }
  return {
    confirm: (preview: PlanChangePreview, pay?: PayStep) => {
      if (running.current) return
      running.current = true
      void confirm(preview, pay).finally(() => {
        running.current = false
      })
    },
    atBank,
    busy: change.isPending,
    failure: change.error,
    attempts,
  }
}

function tell(preview: PlanChangePreview, waits: boolean): void {
  if (waits)
    toast.info('Your payment is on its way', {
      description: `${preview.planName} starts as soon as it arrives.`,
    })
  else {
    const later = preview.effective === 'period_end'
    toast.success('Subscription plan updated successfully!', {
      ...(later && { description: `${preview.planName} starts on ${utcDay(preview.effectiveAt)}.` }),
    })
  }
}
