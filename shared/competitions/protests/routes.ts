import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { decideProtest, fileProtest, listOpenProtests, listProtests, withdrawProtest } from './contract.ts'

export const routes = {
  competitions: { fileProtest, listProtests, listOpenProtests, withdrawProtest, decideProtest },
} as const satisfies NounRoutes
