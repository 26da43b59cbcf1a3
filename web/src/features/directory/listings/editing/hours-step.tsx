import type { ListingForm } from './listing-form.ts'
import { SpecialDaysFields } from './special-days-fields.tsx'
import { WeekFields } from './week-fields.tsx'

export const HoursStep = ({ form }: { form: ListingForm }) => (
  <>
    <p className="text-sm text-dim">
      Type times as you like: 9, 9a, 9:30 pm. A closing time after midnight belongs to the day on which you
      open. Without any hours, your listing shows none.
    </p>
    <WeekFields />
    <SpecialDaysFields form={form} />
  </>
)
