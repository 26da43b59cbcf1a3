import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { League } from './league.ts'

export const listLeagues = route({
  name: 'listLeagues',
  method: 'GET',
  path: '/api/leagues',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The leagues by name',
  query: z.strictObject({ ...pageQuery(50) }),
  response: Page(League),
  errors: ['invalid_cursor'],
})
