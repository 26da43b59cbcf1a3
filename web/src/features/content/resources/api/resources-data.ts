import { resourcesQuery } from './resource-queries.ts'

export const queries = () => [resourcesQuery]
