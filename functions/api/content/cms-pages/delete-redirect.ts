import { pageSlugs } from '#core/content/cms-pages/cms-pages.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deleteRedirect as contract } from '#shared/content/cms-pages/contract.ts'
import { pageRefusals } from '#shared/content/cms-pages/page-refusals.ts'

function deleteRedirect({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const slug = await pageSlugs.get({ slug: params.slug }, { consistent: true })
    if (slug?.pageId !== params.pageId) return
    if (slug.current) throw pageRefusals.slugCurrent()
    await commit(
      pageSlugs.delete(slug),
      recordActivity(
        { by: actor, type: 'page_update', description: `Deleted the redirect /pages/${slug.slug}` },
        now,
      ),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, deleteRedirect)
