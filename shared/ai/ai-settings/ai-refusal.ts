import { AppError } from '#shared/errors.ts'

const host = (sentence: string) => new AppError('unprocessable', 'ai_host_refused', sentence)

/** What is refused about AI help, with what to do about it. */
export const aiRefusal = {
  off: () => new AppError('unavailable', 'ai_off', 'AI is turned off.'),
  dailyLimit: (most: number) =>
    new AppError('rate_limited', 'ai_daily_limit', `You have used all ${most} of today’s drafts.`),
  budget: () => new AppError('rate_limited', 'ai_budget_used', 'This month’s AI budget is used up.'),
  noAnswer: () =>
    new AppError(
      'unavailable',
      'ai_no_answer',
      'The AI service did not answer. Write the text yourself or try again.',
    ),
  hostRefused: () => host('This host is not allowed for AI.'),
  noEngine: () => new AppError('conflict', 'ai_no_engine', 'Choose an AI service first.'),
  noKey: (name: string) =>
    new AppError('conflict', 'ai_no_key', `There is no key for ${name} yet. Add it first.`),
  noEmbeddings: () =>
    new AppError(
      'conflict',
      'ai_no_embeddings',
      'Enter an embedding model before you turn on answer search.',
    ),
  moves: () =>
    new AppError(
      'conflict',
      'ai_engine_moves',
      'Answer search uses this service. Move to another one under AI migration, which keeps searches working.',
    ),
  notReady: () =>
    new AppError(
      'unavailable',
      'ai_not_ready',
      'The answers are still being read. Try again in a few minutes.',
    ),
}
