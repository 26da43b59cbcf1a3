import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  draftRulebook,
  getRulebook,
  getRulebookDraft,
  listRulebooks,
  listRulebookVersions,
  publishRulebook,
  retireRulebook,
  updateRulebook,
} from './contract.ts'

export const routes = {
  leagues: {
    listRulebookVersions,
    getRulebook,
    listRulebooks,
    getRulebookDraft,
    draftRulebook,
    updateRulebook,
    publishRulebook,
    retireRulebook,
  },
} as const satisfies NounRoutes
