import type { Params } from 'react-router-dom'
import { readFilters } from '../components/directory-filters.ts'
import { membersQuery } from './member-queries.ts'

type Page = { search: URLSearchParams; get: (query: ReturnType<typeof membersQuery>) => unknown }

export const queries = (_: Params, search: URLSearchParams) => [membersQuery(readFilters(search))]

export const missing = ({ search, get }: Page) => get(membersQuery(readFilters(search))) === null

export const alwaysFresh = true
