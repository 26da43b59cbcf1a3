import type { Params } from 'react-router-dom'
import { claimedThingQuery } from './claim-queries.ts'

type Page = { params: Params; get: (query: ReturnType<typeof claimedThingQuery>) => unknown }

const queryOf = (params: Params) => claimedThingQuery('organization', params.organizationId ?? '')

export const queries = (params: Params) => [queryOf(params)]

export const description = () =>
  'Claim a page that is yours, prove it by email or with documents, and run it.'

export const missing = ({ params, get }: Page) => get(queryOf(params)) === null

/** A form for one person is nothing to search for. */
export const noIndex = () => true
