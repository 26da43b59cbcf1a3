import type { Params } from 'react-router-dom'
import { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { readAs } from '#web/lib/read-as.ts'
import { describeOrganization, organizationStructuredData } from '../components/describe-organization.ts'
import { loadSections, sectionQueries } from '../components/organization-sections.tsx'
import { organizationQuery } from './organization-queries.ts'

await loadSections()

type Page = { params: Params; siteUrl: string; get: (query: ReturnType<typeof organizationQuery>) => unknown }

const idOf = (params: Params) => params.organizationId ?? ''

const organizationOf = ({ params, get }: Page): PublicOrganization | undefined =>
  readAs(PublicOrganization, get(organizationQuery(idOf(params))))

export const queries = (params: Params) => [organizationQuery(idOf(params))]

/** The parts that other nouns bring, such as its events. */
export const further = (page: Page) => {
  const organization = organizationOf(page)
  return organization ? sectionQueries(organization) : []
}

export const canonical = ({ params }: Page) => organizationPath(idOf(params))

export const image = (page: Page) => organizationOf(page)?.logoUrl

export const description = (page: Page) => {
  const organization = organizationOf(page)
  return organization && describeOrganization(organization)
}

export const structuredData = (page: Page) => {
  const organization = organizationOf(page)
  return organization && organizationStructuredData(organization, page.siteUrl)
}

export const missing = (page: Page) => page.get(organizationQuery(idOf(page.params))) === null

export const noIndex = (page: Page) => organizationOf(page)?.status === 'archived'

export const alwaysFresh = true
