import type { Params } from 'react-router-dom'
import { readFilters } from '../components/directory-filters.ts'
import { membersQuery } from './list-members.ts'

export const queries = (_: Params, search: URLSearchParams) => [membersQuery(readFilters(search))]

export const aboutPeople = true
