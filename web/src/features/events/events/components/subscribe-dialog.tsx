import { useState } from 'react'
import { usStates } from '#shared/platform/places/regions.ts'
import { usePageConfig } from '#web/lib/use-page-config.ts'
import { CalendarButtons } from '#web/ui/calendar-buttons.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

/** The address of all events to come, or of those in one state, for the calendar of a phone or computer. */
export function SubscribeDialog({ state, onClose }: { state: string | undefined; onClose: () => void }) {
  const siteUrl = usePageConfig()?.siteUrl ?? location.origin
  const [chosen, setChosen] = useState(state ?? '')
  const address = new URL(`/api/events/calendar.ics${chosen ? `?state=${chosen}` : ''}`, siteUrl).href
  return (
    <Dialog
      open
      title="Subscribe to events"
      description="Your calendar shows the next events and follows every change, including cancellations."
      onClose={onClose}
      footer={<CalendarButtons address={address} primary="open" />}
    >
      <Field label="Events in">
        <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">All states</option>
          {usStates.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Calendar link" hint="For web calendars, add a calendar by URL and paste this link.">
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  )
}
