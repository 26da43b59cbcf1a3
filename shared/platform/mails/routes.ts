import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { listMails, retryMail } from './contract.ts'

export const routes = {
  admin: { listMails, retryMail },
} as const satisfies NounRoutes
