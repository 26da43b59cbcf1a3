// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AudienceTab } from '#web/features/newsletter/newsletter-subscribers/administration/audience-tab.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const CampaignsTab = lazy(async () => ({
  default: (await import('../administration/campaigns-tab.tsx')).CampaignsTab,
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

const first = 'audience'

const later = (content: ReactNode) => (
  <Suspense fallback={<div className="skeleton h-64" />}>{content}</Suspense>
)

export function Screen() {
  const [search, setSearch] = useSearchParams()
  return (
    <div className="page">
      <ScreenHeader title={title} lead="Who gets it, what they get, and who must not be written to." />
      <Tabs
        label="Newsletter"
        narrow="dropdown"
        value={search.get('tab') ?? first}
        // The filters of one tab mean something else in another.
        onChange={(tab) =>
          setSearch(tab === first ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { id: 'audience', label: 'Audience', content: <AudienceTab /> },
          { id: 'campaigns', label: 'Campaigns', content: later(<CampaignsTab />) },
          { id: 'templates', label: 'Templates', content: later(<TemplatesTab />) },
          { id: 'suppression', label: 'Suppression', content: later(<SuppressionTab />) },
          { id: 'settings', label: 'Settings', content: later(<SettingsTab />) },
        ]}
      />
    </div>
  )
}
