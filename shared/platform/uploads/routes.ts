import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { createUpload } from './contract.ts'

export const routes = {
  platform: { createUpload },
} as const satisfies NounRoutes
