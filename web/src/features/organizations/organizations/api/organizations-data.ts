import type { Params } from 'react-router-dom'
import { readFilters } from '../components/organization-filters.ts'
import { organizationsQuery } from './organization-queries.ts'

type Page = { search: URLSearchParams; get: (query: ReturnType<typeof organizationsQuery>) => unknown }

export const queries = (_: Params, search: URLSearchParams) => [organizationsQuery(readFilters(search))]

export const missing = ({ search, get }: Page) => get(organizationsQuery(readFilters(search))) === null
