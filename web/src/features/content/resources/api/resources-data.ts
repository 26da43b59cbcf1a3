import { resourcesQuery } from './resources-query.ts'

export const queries = () => [resourcesQuery]
