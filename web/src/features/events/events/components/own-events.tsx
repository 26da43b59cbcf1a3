import { HelpedEvents } from '#web/features/events/event-staff/components/helped-events.tsx'
import { ManagedEvents } from './managed-events.tsx'
import { MyEvents } from './my-events.tsx'

/** The events that the member holds, if any, those that they run for organizations, and those where they help. */
export const OwnEvents = ({ holds }: { holds: boolean }) => (
  <div className="grid gap-8">
    {holds && <MyEvents />}
    <ManagedEvents />
    <HelpedEvents />
  </div>
)
