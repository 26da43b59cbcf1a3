import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type AiHelp, getAiHelp } from '#shared/ai/ai-drafts/contract.ts'
import type { AiFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session/use-session.ts'

export type FeatureHelp = AiHelp['features'][number]

/** The AI help that the member may use, asked for once; what each press leaves of it comes with its answer. */
const aiHelpQuery = query('ai-drafts', getAiHelp, {}, { staleTime: Number.POSITIVE_INFINITY })

/** What the member may still use of a feature today; undefined where its button has no place. */
export function useFeatureHelp(feature: AiFeature): FeatureHelp | undefined {
  const { status } = useSession()
  const { data } = useQuery({ ...aiHelpQuery, enabled: status === 'signed-in' })
  return data?.features.find((one) => one.feature === feature)
}

export const setLeft = (queryClient: QueryClient, feature: AiFeature, left: number): void =>
  void queryClient.setQueryData(
    aiHelpQuery.queryKey,
    (help) =>
      help && {
        ...help,
        features: help.features.map((one) => (one.feature === feature ? { ...one, left } : one)),
      },
  )
