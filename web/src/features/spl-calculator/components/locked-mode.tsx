import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '#web/features/pricing/api/list-plans.ts'
import { ProNote } from '#web/features/tool-projects/components/pro-note.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { proPrice } from './pro-price.ts'

export type LockedModeProps = { what: string }

/** A mode that a larger membership opens. */
export function LockedMode({ what }: LockedModeProps) {
  const { data: plans } = useQuery(plansQuery)
  const price = proPrice(plans)
  return (
    <Panel title="Pro">
      <div className="grid gap-2">
        <ProNote what={what} />
        {price && <p className="text-sm text-dim">{price}.</p>}
      </div>
    </Panel>
  )
}
