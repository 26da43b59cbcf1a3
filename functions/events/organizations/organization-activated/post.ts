import { postOfFact } from '#core/community/feed/post-of-fact.ts'
import { facts } from '#core/organizations/organizations/facts.ts'
import { peopleOf } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'

/** No `once`: the post has an id that follows from the fact. One that no one owns has no one to post for it. */
export const handler = consumer(facts, 'organization.activated', 'post', async ({ fact }) => {
  const { organizationId: id } = fact.payload
  const organization = await organizations.get({ id }, { consistent: true })
  if (!organization || !isListed(organization)) return
  const people = await peopleOf(id)
  const owner = people
    .filter(({ role }) => role === 'owner')
    .toSorted((a, b) => a.since.localeCompare(b.since))[0]
  if (!owner) return
  await postOfFact(fact, owner.userId, () => ({
    type: 'organization_joined',
    title: `Brought ${organization.name} to Boxrise`,
    about: { type: 'organization', id, href: organizationPath(id) },
  }))
})
