import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { createUpload } from './contract.ts'

export const routes = {
  platform: { createUpload },
} as const satisfies NounRoutes
