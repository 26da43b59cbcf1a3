import type { NounInfra } from '#lib/noun-infra.ts'

const reads = ['get', 'query', 'batchGet'] as const
const reviews = ['get', 'put', 'update', 'batchGet'] as const
const decides = [...reviews, 'delete'] as const

export const eventSuggestions = {
  routes: {
    suggestEvent: {
      table: ['get', 'query', 'put', 'update'],
      env: ['SITE_URL', 'CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET', 'CAPTCHA_HOST'],
    },
    suggestEventAsMember: { table: ['get', 'query', 'put', 'update'] },
    findSimilarEvents: { table: ['query', 'update'] },
    listMySuggestions: { table: reads },
    getSuggestion: { table: ['get', 'batchGet'] },
    lookUpSuggestion: { table: ['get', 'batchGet', 'update'] },
    answerSuggestion: { table: ['get', 'put', 'batchGet'] },
    withdrawSuggestion: { table: ['get', 'put', 'delete', 'batchGet'] },
    answerSuggestionByLink: { table: ['get', 'put', 'update', 'delete', 'batchGet'] },
    listSuggestions: { table: reads },
    getSuggestionForReview: { table: reads },
    askSuggester: { table: reviews, env: ['SITE_URL'] },
    approveSuggestion: { table: reviews, env: ['SITE_URL'] },
    rejectSuggestion: { table: decides, env: ['SITE_URL'] },
    markDuplicate: { table: decides, env: ['SITE_URL'] },
  },
} satisfies NounInfra<'eventSuggestions'>
