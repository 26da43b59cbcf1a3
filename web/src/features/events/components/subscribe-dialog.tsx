import { CalendarPlus, Copy } from 'lucide-react'
import { useState } from 'react'
import { usStates } from '#shared/places/regions.ts'
import { usePageConfig } from '#web/lib/use-page-config.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { copyText } from '#web/ui/copy-text.ts'
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
      footer={
        <>
          <Button
            onClick={() =>
              void copyText(address, {
                done: 'Address copied',
                failed: 'Your browser did not copy it. Select the address instead.',
              })
            }
          >
            <Copy className="size-4" aria-hidden="true" />
            Copy address
          </Button>
          <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass('primary', 'md')}>
            <CalendarPlus className="size-4" aria-hidden="true" />
            Open in calendar
          </a>
        </>
      }
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
      <Field label="Calendar address" hint="For calendars on the web, add a calendar by its address.">
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  )
}
