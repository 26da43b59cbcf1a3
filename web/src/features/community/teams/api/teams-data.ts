import type { Params } from 'react-router-dom'
import { readFilters } from '../components/team-filters.ts'
import { teamsQuery } from './team-queries.ts'

type Page = { search: URLSearchParams; get: (query: ReturnType<typeof teamsQuery>) => unknown }

export const queries = (_: Params, search: URLSearchParams) => [teamsQuery(readFilters(search))]

export const missing = ({ search, get }: Page) => get(teamsQuery(readFilters(search))) === null
