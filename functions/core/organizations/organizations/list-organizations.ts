import { findDocuments } from '#core/content/search/find-documents.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import type { listOrganizations as contract } from '#shared/organizations/organizations/contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { organizationsById } from './named-organization.ts'
import { organizations, organizationsInState, organizationsPartition } from './organizations.ts'
import { organizationCard } from './public-organization.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'query'>

/** Active organizations by name. What is searched for comes as one list, because the search finds no more than that. */
export async function listOrganizations({ query }: Asked) {
  const { q, type, state, limit, cursor } = query
  const isWanted = (organization: Organization) =>
    isListed(organization) &&
    (!type || organization.type === type) &&
    (!state || organization.state === state)
  const { items, ...page } = q
    ? { items: (await foundBy(q)).filter(isWanted) }
    : await firstPageWith((from) => listed(state, limit, from), cursor, isWanted)
  return { ...page, items: items.map(organizationCard) }
}

const listed = (state: string | undefined, limit: number, cursor: string | undefined) =>
  organizations.list(
    state
      ? { index: 'gsi3', pk: organizationsInState(state), limit, cursor }
      : { index: 'gsi1', pk: organizationsPartition('active'), limit, cursor },
  )

async function foundBy(q: string): Promise<Organization[]> {
  const { documents } = await findDocuments('organization', q)
  const found = await organizationsById(
    documents.filter(({ id, url }) => url === organizationPath(id)).map(({ id }) => id),
  )
  const place = ({ name, id }: Organization) => `${foldedKey(name)}#${id}`
  return [...found.values()].toSorted((a, b) => place(a).localeCompare(place(b)))
}
