// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMe } from '#web/lib/session/use-session.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { SettingsForm } from '../components/settings-form.tsx'
import { useSettings } from '../components/use-settings.ts'
import { VerificationPanel } from '../components/verification-panel.tsx'

const SecurityPanel = lazy(() =>
  import('#web/features/security/components/security-panel.tsx').then((module) => ({
    default: module.SecurityPanel,
  })),
)

export function Screen() {
  const me = useMe()
  const settings = useSettings(me)
  const [search, setSearch] = useSearchParams()
  return (
    <div className="shell py-10">
      <div className="mx-auto max-w-4xl">
        <PageHeader label="Account" title="Profile" />
        <Tabs
          label="Profile"
          value={search.get('tab') ?? 'settings'}
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
          tabs={[
            { id: 'settings', label: 'Settings', content: <SettingsForm user={me} settings={settings} /> },
            { id: 'verification', label: 'Verification', content: <VerificationPanel user={me} /> },
            {
              id: 'security',
              label: 'Security',
              content: (
                <Suspense fallback={<Skeleton lines={8} />}>
                  <SecurityPanel />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}
