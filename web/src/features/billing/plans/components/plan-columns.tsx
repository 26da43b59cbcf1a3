import type { AdminPlan } from '#shared/billing/plans/admin-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/table.tsx'

const periods = { monthly: 'Monthly', yearly: 'Yearly' } as const

type Actions = { onEdit: (plan: AdminPlan) => void; onPrice: (plan: AdminPlan) => void }

export const planColumns = ({ onEdit, onPrice }: Actions): readonly Column<AdminPlan>[] => [
  {
    id: 'name',
    header: 'Plan',
    narrow: 'main',
    cell: (plan) => (
      <>
        <span className="block font-medium">{plan.name}</span>
        <span className="block text-sm text-dim">{periods[plan.billingPeriod]}</span>
        {plan.priceCents > 0 && (
          <span className="block text-sm text-dim sm:hidden">
            Stripe <ProviderPrice plan={plan} at="stripe" />, PayPal <ProviderPrice plan={plan} at="paypal" />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'order',
    header: 'Order',
    numeric: true,
    className: 'sm:max-lg:hidden',
    cell: ({ displayOrder }) => displayOrder,
  },
  {
    id: 'state',
    header: 'Status',
    narrow: 'note',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Offered' : 'Not offered'}</Badge>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    numeric: true,
    narrow: 'end',
    cell: ({ priceCents }) => dollars(priceCents),
  },
  {
    id: 'stripe',
    header: 'Stripe price',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (plan) => <ProviderPrice plan={plan} at="stripe" />,
  },
  {
    id: 'paypal',
    header: 'PayPal price',
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (plan) => <ProviderPrice plan={plan} at="paypal" />,
  },
  {
    id: 'actions',
    header: 'Actions',
    className: 'sm:text-right',
    narrow: 'foot',
    cell: (plan) => (
      <span className="flex gap-2 whitespace-nowrap sm:justify-end">
        <Button size="sm" onClick={() => onEdit(plan)}>
          Edit<span className="sr-only"> {planWords(plan)}</span>
        </Button>
        {plan.priceCents > 0 && (
          <Button size="sm" onClick={() => onPrice(plan)}>
            Change price<span className="sr-only"> of {planWords(plan)}</span>
          </Button>
        )}
      </span>
    ),
  },
]

const planWords = ({ name, billingPeriod }: AdminPlan) => `${name}, ${billingPeriod}`

/** The price that new members would pay at a provider, marked if it differs from the plan. */
function ProviderPrice({ plan, at }: { plan: AdminPlan; at: 'stripe' | 'paypal' }) {
  const price = plan[at]
  if (plan.priceCents === 0) return <span className="text-dim">Free</span>
  if (!price) return <span className="text-dim">Missing</span>
  if (!price.differs) return dollars(price.priceCents)
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <Badge tone="warning">Differs</Badge>
      {dollars(price.priceCents)}
    </span>
  )
}
