// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { SuggestionForm } from '../components/suggestion-form.tsx'
import { SuggestionSent } from '../components/suggestion-sent.tsx'

export const title = 'Suggest an event'

/** Loaded with its tab: most come to suggest something. */
const MySuggestions = lazy(async () => ({
  default: (await import('../components/my-suggestions.tsx')).MySuggestions,
}))

const tabFilter = { tab: z._default(z.enum(['suggest', 'mine']), 'suggest') }

export function Screen() {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const { filter, setFilter } = useAddressFilter(tabFilter)
  return (
    <div className="shell py-10">
      <PageHeader
        label="Events"
        title="Suggest an event"
        lead="Know a show, meet, or competition that isn’t listed? Tell us, and we’ll check it and list it."
      />
      <ScriptNotice />
      {isMember ? (
        <Tabs
          label="Suggestions"
          value={filter.tab}
          onChange={(tab) => setFilter({ tab: tab === 'mine' ? 'mine' : 'suggest' })}
          tabs={[
            { id: 'suggest', label: 'Suggest', content: <Suggest key="member" isMember /> },
            {
              id: 'mine',
              label: 'Your suggestions',
              content: (
                <Suspense fallback={<Skeleton lines={3} className="h-32" />}>
                  <MySuggestions />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        <Suggest key="visitor" isMember={false} />
      )}
    </div>
  )
}

function Suggest({ isMember }: { isMember: boolean }) {
  const [sent, setSent] = useState<{ email?: string | undefined }>()
  return (
    <Panel screws title="The event" className="max-w-3xl">
      {sent ? (
        <SuggestionSent email={sent.email} onAnother={() => setSent(undefined)} />
      ) : (
        <SuggestionForm isMember={isMember} onSent={setSent} />
      )}
    </Panel>
  )
}
