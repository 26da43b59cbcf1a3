import { HelpedEvents } from './helped-events.tsx'
import { MyEvents } from './my-events.tsx'

/** What the member holds, if anything, and where they help. */
export const Mine = ({ holds }: { holds: boolean }) => (
  <div className="grid gap-8">
    {holds && <MyEvents />}
    <HelpedEvents />
  </div>
)
