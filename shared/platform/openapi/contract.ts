import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'

export const getOpenapiDocument = route({
  name: 'getOpenapiDocument',
  method: 'GET',
  path: '/api/openapi.json',
  auth: 'public',
  caching: 'minute',
  summary: 'This document',
  response: z.looseObject({ openapi: z.string() }),
})
