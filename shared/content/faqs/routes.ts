import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { arrangeFaqs, createFaq, deleteFaq, listAllFaqs, updateFaq } from './admin-contract.ts'
import { listFaqs } from './contract.ts'

export const routes = {
  platform: { listFaqs },
  content: { listAllFaqs, createFaq, updateFaq, deleteFaq, arrangeFaqs },
} as const satisfies NounRoutes
