import { Copy } from 'lucide-react'
import type { AdminPlan } from '#shared/billing/plans/admin-contract.ts'
import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { promoStanding } from '#shared/billing/promo-codes/promo-standing.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Column } from '#web/ui/table.tsx'
import { standingTones, standingWords, usedOf, valueOff } from './promo-words.ts'

export type PromoAction = 'uses' | 'edit' | 'end'

type Options = {
  now: string
  plans: readonly AdminPlan[] | undefined
  onAction: (action: PromoAction, promo: PromoCode) => void
}

export const promoColumns = ({ now, plans, onAction }: Options): Column<PromoCode>[] => [
  {
    id: 'code',
    header: 'Code',
    narrow: 'main',
    className: 'lg:min-w-48',
    cell: (promo) => (
      <>
        <span className="flex items-center gap-1">
          <code className="readout font-semibold wrap-anywhere">{promo.code}</code>
          <CopyCode code={promo.code} />
        </span>
        <span className="block text-sm text-dim wrap-anywhere">{promo.description}</span>
        <span className="block text-sm sm:hidden">
          {!saysValue(promo) && `${valueOff(promo)} off · `}Used {usedOf(promo)}
        </span>
        {promo.planIds.length > 0 && (
          <span className="block text-sm text-dim xl:hidden">{planWords(promo.planIds, plans)}</span>
        )}
        {promo.validUntil && (
          <span className="block text-sm text-dim lg:hidden">Ends {localTime(promo.validUntil)}</span>
        )}
      </>
    ),
  },
  { id: 'off', header: 'Discount', numeric: true, className: 'whitespace-nowrap', cell: valueOff },
  {
    id: 'plans',
    header: 'Plans',
    className: 'sm:max-xl:hidden',
    cell: ({ planIds }) => <span className="text-sm">{planWords(planIds, plans)}</span>,
  },
  { id: 'used', header: 'Used', numeric: true, className: 'whitespace-nowrap', cell: usedOf },
  {
    id: 'ends',
    header: 'Ends',
    className: 'lg:min-w-24 sm:max-lg:hidden',
    cell: ({ validUntil }) =>
      validUntil ? (
        <time dateTime={validUntil} className="text-sm">
          {localTime(validUntil)}
        </time>
      ) : (
        <span className="text-sm text-dim">Never</span>
      ),
  },
  {
    id: 'standing',
    header: 'Status',
    narrow: 'end',
    className: 'whitespace-nowrap',
    cell: (promo) => {
      const standing = promoStanding(promo, now)
      return <Badge tone={standingTones[standing]}>{standingWords[standing]}</Badge>
    },
  },
  {
    id: 'actions',
    header: 'Actions',
    className: 'sm:text-right',
    narrow: 'foot',
    cell: (promo) => <PromoActions promo={promo} onAction={onAction} />,
  },
]

/** Most descriptions begin with the discount. */
const saysValue = (promo: PromoCode) =>
  promo.description.startsWith(`${valueOff(promo).replace(/\.00$/, '')} off`)

const CopyCode = ({ code }: { code: string }) => (
  <IconButton
    label={`Copy ${code}`}
    icon={<Copy className="size-4" aria-hidden="true" />}
    onClick={() =>
      void copyText(code, {
        done: `${code} copied`,
        failed: 'Your browser did not allow copying. Select the code and copy it.',
      })
    }
  />
)

function PromoActions({ promo, onAction }: { promo: PromoCode; onAction: Options['onAction'] }) {
  const named = <span className="sr-only"> {promo.code}</span>
  return (
    <span className="flex gap-1 max-sm:-ml-3 sm:justify-end">
      <Button size="sm" variant="ghost" onClick={() => onAction('uses', promo)}>
        Usage<span className="sr-only"> of {promo.code}</span>
      </Button>
      {promo.isActive && (
        <>
          <Button size="sm" variant="ghost" onClick={() => onAction('edit', promo)}>
            Edit{named}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onAction('end', promo)}>
            End{named}
          </Button>
        </>
      )}
    </span>
  )
}

function planWords(planIds: readonly string[], plans: readonly AdminPlan[] | undefined): string {
  if (planIds.length === 0) return 'Every paid plan'
  const names = new Map(plans?.map((plan) => [plan.id, `${plan.name}, ${plan.billingPeriod}`]))
  return planIds.map((id) => names.get(id) ?? id).join('; ')
}
