import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  getMailTemplate,
  listMailTemplates,
  previewMailTemplate,
  restoreMailTemplate,
  saveMailTemplate,
  testMailTemplate,
} from './contract.ts'

export const routes = {
  operations: {
    listMailTemplates,
    getMailTemplate,
    saveMailTemplate,
    restoreMailTemplate,
    previewMailTemplate,
    testMailTemplate,
  },
} as const satisfies NounRoutes
