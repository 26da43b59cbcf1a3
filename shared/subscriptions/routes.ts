import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { changeManualPlan, createManualSubscription } from './admin-contract.ts'
import {
  cancelSubscription,
  createSubscription,
  discardSubscription,
  keepSubscription,
  pauseSubscription,
  previewPlanChange,
  previewSubscription,
  resumeSubscription,
  settleSubscription,
  updateSubscription,
} from './contract.ts'

export const routes = {
  billing: {
    previewSubscription,
    createSubscription,
    previewPlanChange,
    updateSubscription,
    settleSubscription,
    discardSubscription,
    cancelSubscription,
    keepSubscription,
    pauseSubscription,
    resumeSubscription,
    createManualSubscription,
    changeManualPlan,
  },
} as const satisfies NounRoutes
