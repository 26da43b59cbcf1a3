import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { usePageConfig } from '#web/lib/use-page-config.ts'
import { CalendarButtons } from '#web/ui/calendar-buttons.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type OrganizationCalendarProps = {
  organization: Pick<PublicOrganization, 'id' | 'name'>
  onClose: () => void
}

/** The address of the events of an organization, for the calendar of a phone or computer. */
export function OrganizationCalendar({ organization: { id, name }, onClose }: OrganizationCalendarProps) {
  const siteUrl = usePageConfig()?.siteUrl ?? location.origin
  const address = new URL(`/api/events/calendar.ics?organization=${id}`, siteUrl).href
  return (
    <Dialog
      open
      title={`Subscribe to ${name}`}
      description="Your calendar shows the next events and follows every change, including cancellations."
      onClose={onClose}
      footer={<CalendarButtons address={address} primary="open" />}
    >
      <Field label="Calendar link" hint="For web calendars, add a calendar by URL and paste this link.">
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  )
}
