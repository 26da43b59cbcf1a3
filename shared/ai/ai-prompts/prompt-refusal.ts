import { AppError } from '#shared/errors.ts'

export const promptRefusal = {
  notFound: () => new AppError('not_found', 'prompt_not_found', 'Prompt version not found.'),
}
