import { AppError } from '#shared/errors.ts'

export const promptRefusal = {
  notFound: () => new AppError('not_found', 'prompt_not_found', 'There is no such version of this prompt.'),
}
