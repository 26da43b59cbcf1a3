import type { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { countryName } from '#shared/platform/places/countries.ts'
import { Button } from '#web/ui/button.tsx'

type BillingAddressLineProps = { address: BillingAddress; onChange: () => void }

export function BillingAddressLine({ address, onChange }: BillingAddressLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>
        <span className="block text-sm text-dim">Billing address</span>
        {[address.postalCode, countryName(address.country)].filter(Boolean).join(', ')}
      </p>
      <Button data-own size="sm" variant="ghost" onClick={onChange}>
        Change <span className="sr-only">billing address</span>
      </Button>
    </div>
  )
}
