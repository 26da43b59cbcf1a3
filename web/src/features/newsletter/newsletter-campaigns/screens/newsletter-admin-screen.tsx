// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { CampaignsTab } from '../administration/campaigns-tab.tsx'

const AudienceTab = lazy(async () => ({
  default: (await import('#web/features/newsletter/newsletter-subscribers/administration/audience-tab.tsx'))
    .AudienceTab,
}))
const TemplatesTab = lazy(async () => ({
  default: (await import('../administration/templates-tab.tsx')).TemplatesTab,
}))
const SuppressionTab = lazy(async () => ({
  default: (
    await import('#web/features/newsletter/newsletter-subscribers/administration/suppression-tab.tsx')
  ).SuppressionTab,
}))
const SettingsTab = lazy(async () => ({
  default: (await import('#web/features/newsletter/newsletter-subscribers/administration/settings-tab.tsx'))
    .SettingsTab,
}))

export const title = 'Newsletter'

const first = 'campaigns'

const later = (content: ReactNode) => (
  <Suspense fallback={<div className="skeleton h-64" />}>{content}</Suspense>
)

export function Screen() {
  const [search, setSearch] = useSearchParams()
  return (
    <div className="page">
      <ScreenHeader title={title} lead="Campaigns, subscribers, and suppressed addresses." />
      <Tabs
        label="Newsletter"
        narrow="dropdown"
        value={search.get('tab') ?? first}
        // The filters of one tab mean something else in another.
        onChange={(tab) =>
          setSearch(tab === first ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { id: 'campaigns', label: 'Campaigns', content: <CampaignsTab /> },
          { id: 'audience', label: 'Audience', content: later(<AudienceTab />) },
          { id: 'templates', label: 'Templates', content: later(<TemplatesTab />) },
          { id: 'suppression', label: 'Suppression', content: later(<SuppressionTab />) },
          { id: 'settings', label: 'Settings', content: later(<SettingsTab />) },
        ]}
      />
    </div>
  )
}
