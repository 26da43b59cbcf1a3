import { putPostsBack, takeDownPosts } from '#core/community/feed/taken-down.ts'
import { facts } from '#core/organizations/organizations/facts.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'

/** No post leads to an organization without a page. No `once`: what it is now decides, however often it is told. */
export const handler = consumer(facts, 'organization.changed', 'show-posts', ({ fact }) => {
  const { organizationId: id } = fact.payload
  return untilUnchanged(async () => {
    const organization = await organizations.get({ id }, { consistent: true })
    if (!organization) return
    const about = { type: 'organization', id } as const
    await commit(
      hasPage(organization) ? putPostsBack(about) : takeDownPosts(about),
      organizations.check({ id }, { version: organization.version }),
    )
  })
})
