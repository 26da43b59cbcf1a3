// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { FieldsProps } from './item-form.ts'

/** It brings what a business is. */
const ShopField = lazy(async () => ({ default: (await import('./shop-field.tsx')).ShopField }))

/** On which terms it is offered, and under whose name. */
export const OfferFields = (parts: FieldsProps) => (
  <Panel title="Terms">
    <div className="grid gap-6">
      <Checkbox
        label="Let buyers reserve it right away"
        hint="A buyer can reserve it for 24 hours without asking you."
        {...parts.form.register('instantReserve')}
      />
      <Suspense fallback={null}>
        <ShopField {...parts} />
      </Suspense>
    </div>
  </Panel>
)
