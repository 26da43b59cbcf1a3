import { AppError } from '#shared/errors.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

/** The refusals of brands, each with its sentence. */
export const brandRefusal = {
  notFound: () => new AppError('not_found', 'brand_not_found', 'Brand not found'),
  known: conflict('brand_known', 'There is already a brand of this name.'),
  refused: conflict('brand_refused', 'This brand name was rejected.'),
  intoItself: conflict('merge_into_itself', 'Choose another brand.'),
  decided: conflict('already_decided', 'Someone else has already decided this.'),
}
