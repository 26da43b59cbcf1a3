import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import type { MemberBilling } from '#shared/billing/member-billing/contract.ts'
import { memberBillingQuery } from '#web/features/billing/member-billing/api/member-billing-queries.ts'
import { CustomPricingForm } from '#web/features/billing/member-billing/components/custom-pricing-form.tsx'
import { PlanForm } from '#web/features/billing/member-billing/components/plan-form.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { type AdjustmentPartProps, adjustmentKinds, type DialogKind } from './adjustment-kind.ts'
import { CreditForm } from './credit-form.tsx'

const submitWords: Record<DialogKind, string> = {
  credit: 'Apply credit',
  debit: 'Apply charge',
  plan_change: 'Change plan',
  custom_pricing: 'Apply custom pricing',
}

type AdjustmentDialogProps = {
  member: { id: string; name: string }
  first: DialogKind
  onClose: () => void
}

/** An administrator’s actions on a member’s billing, by its present state. */
export function AdjustmentDialog({ member, first, onClose }: AdjustmentDialogProps) {
  const id = useId()
  const [kind, setKind] = useState(first)
  const [requestId] = useState(() => crypto.randomUUID())
  const [busy, setBusy] = useState(false)
  const billing = useQuery({ ...memberBillingQuery(member.id), staleTime: 0 })
  const refused = kind === 'plan_change' && billing.data?.planChangeRefusal !== undefined
  const done = useCallback(
    (said: string) => {
      toast.success(said)
      onClose()
    },
    [onClose],
  )
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title="Manual Adjustment"
      description={member.name}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          {refused ? (
            <Button variant="primary" onClick={() => setKind('custom_pricing')}>
              Use custom pricing
            </Button>
          ) : (
            <Button
              type="submit"
              form={id}
              variant="primary"
              disabled={!billing.data}
              busy={busy}
              busyText="Processing..."
            >
              {submitWords[kind]}
            </Button>
          )}
        </>
      }
    >
      <Field label="Type">
        <Select value={kind} disabled={busy} onChange={({ target }) => setKind(target.value as DialogKind)}>
          {Object.entries(adjustmentKinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      {billing.isPending && <Skeleton lines={3} className="h-14" label="Loading the member’s billing..." />}
      {billing.isError && !billing.data && (
        <QueryFailure
          title="Failed to load billing data"
          error={billing.error}
          retrying={billing.isFetching}
          onRetry={() => void billing.refetch()}
        />
      )}
      {billing.data && (
        <Part
          kind={kind}
          billing={billing.data}
          part={{ id, userId: member.id, requestId, onBusy: setBusy, onDone: done }}
        />
      )}
    </Dialog>
  )
}

type PartProps = { kind: DialogKind; billing: MemberBilling; part: AdjustmentPartProps }

function Part({ kind, billing, part }: PartProps) {
  const { subscription, planChangeRefusal, adjustmentsSettledBy, endsWithCustomPricing } = billing
  if (kind === 'custom_pricing') return <CustomPricingForm {...part} ends={endsWithCustomPricing} />
  if (kind === 'plan_change')
    return planChangeRefusal || !subscription ? (
      <Banner tone="warning">{planChangeRefusal}</Banner>
    ) : (
      <PlanForm {...part} subscription={subscription} />
    )
  return <CreditForm {...part} key={kind} kind={kind} settledBy={adjustmentsSettledBy} />
}
