import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense } from 'react'
import * as z from 'zod/mini'
import type { ShownAiSettings } from '#shared/ai/ai-settings/admin-contract.ts'
import { aiFeatures, DraftFeature, featureNames } from '#shared/ai/ai-settings/ai-feature.ts'
import { PromptsView } from '#web/features/ai/ai-prompts/components/prompts-view.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { aiSettingsQuery } from '../api/ai-settings-queries.ts'
import { FeaturesForm } from '../features/features-form.tsx'
import { ServiceView } from '../service/service-view.tsx'

/** Loaded when someone looks at usage: it brings the charts. */
const UsageView = lazy(async () => ({ default: (await import('../usage/usage-view.tsx')).UsageView }))

export const title = 'AI'

const fields = {
  tab: z._default(z.enum(['service', 'features', 'prompts', 'usage']), 'service'),
  feature: z._default(DraftFeature, 'support_reply'),
}

const waiting = <Skeleton lines={4} className="h-24" />

export function Screen() {
  const { filter, setFilter } = useAddressFilter(fields)
  const { data, isError, error, isFetching, refetch } = useQuery(aiSettingsQuery)
  const ofSettings = (shown: (settings: ShownAiSettings) => ReactNode) =>
    data ? (
      shown(data)
    ) : isError ? (
      <QueryFailure
        title="The settings did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      waiting
    )
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead={
          data ? (
            standing(data)
          ) : isError ? (
            'The AI service, what it helps with, and its limits.'
          ) : (
            // As high as what comes on a phone, or all below it would move.
            <span className="skeleton block h-10 w-64" />
          )
        }
        actions={<ButtonLink to="/ai-configuration">What members see</ButtonLink>}
      />
      <Tabs
        label="Parts of the AI settings"
        narrow="dropdown"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab: tab as typeof filter.tab, feature: undefined })}
        tabs={[
          {
            id: 'service',
            label: 'Service',
            content: ofSettings((settings) => <ServiceView settings={settings} />),
          },
          {
            id: 'features',
            label: 'Features and limits',
            content: ofSettings((settings) => <FeaturesForm settings={settings} />),
          },
          {
            id: 'prompts',
            label: 'Prompts',
            content: <PromptsView feature={filter.feature} onChange={(feature) => setFilter({ feature })} />,
          },
          {
            id: 'usage',
            label: 'Usage',
            content: (
              <Suspense fallback={waiting}>
                <UsageView />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  )
}

/** What an administrator wants to know first: whether anything is on. */
function standing({ engine, features }: ShownAiSettings): string {
  if (!engine) return 'No AI service is set up yet, so everything is off.'
  const on = aiFeatures.filter((feature) => features[feature].on)
  return on.length === 0
    ? 'Everything is off. Turn features on under “Features and limits”.'
    : `On: ${on.map((feature) => featureNames[feature].toLowerCase()).join(', ')}.`
}
