import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { changePlanForMember, createManualSubscription } from './admin-contract.ts'
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
    changePlanForMember,
  },
} as const satisfies NounRoutes
