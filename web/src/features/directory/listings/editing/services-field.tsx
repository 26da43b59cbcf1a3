import type { UseFormRegisterReturn } from 'react-hook-form'
import { ListingService } from '#shared/directory/listings/listing-kinds.ts'
import { listingServices } from '#shared/directory/listings/listing-labels.ts'
import { FieldError } from '#web/ui/field-error.tsx'

type ServicesFieldProps = {
  field: UseFormRegisterReturn<'services'>
  error: string | undefined
  /** It stands in a narrower part that has its title already. */
  hasTitle?: boolean
}

export const ServicesField = ({ field, error, hasTitle = false }: ServicesFieldProps) => (
  <fieldset className="grid gap-2">
    <legend className={hasTitle ? 'sr-only' : 'mb-2 text-sm font-semibold'}>Services</legend>
    <div className={hasTitle ? 'flex flex-wrap gap-2' : 'grid grid-cols-2 gap-2 sm:flex sm:flex-wrap'}>
      {ListingService.options.map((service) => (
        <label key={service} className="radio-card">
          <input type="checkbox" className="check" value={service} {...field} />
          <span>{listingServices[service]}</span>
        </label>
      ))}
    </div>
    <FieldError>{error}</FieldError>
  </fieldset>
)
