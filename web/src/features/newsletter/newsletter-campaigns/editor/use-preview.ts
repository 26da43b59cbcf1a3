import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RenderedCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { isWhole } from './block-problems.ts'

export type Preview = {
  render: (content: CampaignContent) => Promise<RenderedCampaign>
  content: CampaignContent
  /** Who sends it, as the same content looks different from each. */
  of?: string
}

const settleMs = 600

/** The mail of what is written, a moment after each change. Blocks that are not finished are left out. */
export function usePreview({ render, content, of = 'platform' }: Preview) {
  const typed = JSON.stringify({ ...content, blocks: content.blocks.filter(isWhole) })
  const settled = useDebounced(typed, settleMs)
  return useQuery({
    queryKey: ['campaign-preview', of, settled],
    queryFn: () => render(JSON.parse(settled)),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
}
