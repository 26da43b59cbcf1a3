import { useRef } from 'react'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { saveOrganizationNews } from '#shared/newsletter/organization-news/contract.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import {
  noProblems,
  refusedIn,
} from '#web/features/newsletter/newsletter-campaigns/editing/campaign-fields.ts'
import type { DraftSaver, DraftState } from '#web/features/platform/forms/draft-saver.ts'
import { useSaver } from '#web/features/platform/forms/use-saver.ts'
import { call } from '#web/lib/call.ts'
import { useShowNews } from '../api/use-show-news.ts'
import {
  isStorableNews,
  type NewsFields,
  newsBodyOf,
  newsFieldsOf,
  newsProblems,
  pickNews,
} from './news-fields.ts'

export type NewsSaver = DraftSaver<ShownCampaign, NewsFields>
export type NewsDraft = DraftState<ShownCampaign, NewsFields>
export type NamedNews = { organizationId: OrganizationId; campaignId: CampaignId }

/** News while it is written, with what is wrong with it. */
export function useNewsSaver(params: NamedNews, opened: ShownCampaign) {
  const show = useShowNews(params)
  const saving = useSaver<ShownCampaign, NewsFields>({
    name: `organization-news.${params.campaignId}`,
    stored: opened,
    fieldsOf: newsFieldsOf,
    pick: pickNews,
    send: async (fields, { campaign }, keyFor) => {
      const body = newsBodyOf(fields, campaign.version)
      const answer = await call(saveOrganizationNews, { params, body }, { idempotencyKey: keyFor(body) })
      // This screen, opened once more, goes on from here.
      show(answer)
      return answer
    },
    isValid: isStorableNews,
    conflict: 'version_conflict',
  })
  const { state } = saving
  // Once it could not be stored, its problems stay in sight until it is.
  const isMarked = useRef(false)
  if (state.status === 'invalid') isMarked.current = true
  if (state.status === 'saved') isMarked.current = false
  const problems =
    state.status === 'refused'
      ? refusedIn(state.fields, state.failure)
      : isMarked.current
        ? newsProblems(state.fields)
        : noProblems
  return { ...saving, problems }
}
