import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  commitBulkChange,
  getBulkChange,
  listBulkChanges,
  listVerifiedResults,
  planBulkChange,
  undoBulkChange,
} from './contract.ts'

export const routes = {
  competitions: {
    planBulkChange,
    listBulkChanges,
    getBulkChange,
    commitBulkChange,
    undoBulkChange,
    listVerifiedResults,
  },
} as const satisfies NounRoutes
