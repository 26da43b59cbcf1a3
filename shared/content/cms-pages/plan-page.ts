import { type PlannedInstant, plannedInstant } from '#shared/platform/time/planned-instant.ts'
import type { CmsPage } from './page.ts'
import { pageRefusals } from './page-refusals.ts'
import type { PageState } from './page-state.ts'
import { publishableDraft } from './publish-draft.ts'

type Plan = {
  /** Null takes it away; undefined leaves it as it is. */
  publish?: PlannedInstant | null | undefined
  unpublish?: PlannedInstant | null | undefined
}

/** The page with its scheduled change. */
export function planPage(state: PageState, plan: Plan, now: string): CmsPage {
  const { page } = state
  if (page.status === 'archived') throw pageRefusals.archived()
  const publish = chosen(plan.publish, page.publish, 'body.publish.local')
  const unpublish = chosen(plan.unpublish, page.unpublish, 'body.unpublish.local')
  if (plan.publish) publishableDraft(state, page.draftVersion)
  if (plan.publish && publish && publish.at <= now)
    throw pageRefusals.timePast('Choose a time in the future.')
  if (plan.unpublish && unpublish && unpublish.at <= now)
    throw pageRefusals.timePast('Choose a time in the future.')
  if (publish && unpublish && unpublish.at <= publish.at)
    throw pageRefusals.timePast('Choose an archiving time after the publishing time.')
  const waiting = publish ? 'scheduled' : 'draft'
  return {
    ...page,
    status: page.status === 'published' ? 'published' : waiting,
    publish,
    unpublish,
    updatedAt: now,
    version: page.version + 1,
  }
}

function chosen(
  planned: PlannedInstant | null | undefined,
  before: CmsPage['publish'],
  path: string,
): CmsPage['publish'] {
  if (planned === undefined) return before
  if (planned === null) return undefined
  const { local, zone } = planned
  return { local, zone, at: plannedInstant(planned, path) }
}
