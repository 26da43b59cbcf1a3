import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  approveSuggestion,
  askSuggester,
  getSuggestionForReview,
  listSuggestions,
  markDuplicate,
  rejectSuggestion,
} from './admin-contract.ts'
import {
  answerSuggestion,
  answerSuggestionByLink,
  findSimilarEvents,
  getSuggestion,
  listMySuggestions,
  lookUpSuggestion,
  suggestEvent,
  suggestEventAsMember,
  withdrawSuggestion,
} from './contract.ts'

export const routes = {
  events: {
    suggestEvent,
    suggestEventAsMember,
    findSimilarEvents,
    listMySuggestions,
    getSuggestion,
    lookUpSuggestion,
    answerSuggestion,
    withdrawSuggestion,
    answerSuggestionByLink,
    listSuggestions,
    getSuggestionForReview,
    askSuggester,
    approveSuggestion,
    rejectSuggestion,
    markDuplicate,
  },
} as const satisfies NounRoutes
