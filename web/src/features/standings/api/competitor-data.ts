import type { Params } from 'react-router-dom'
import { competitorQuery } from './competitor-query.ts'

type Page = { params: Params; get: (query: ReturnType<typeof competitorQuery>) => unknown }

export const queries = ({ userId = '' }: Params) => [competitorQuery(userId)]

export const missing = ({ params, get }: Page) => get(competitorQuery(params.userId ?? '')) === null
