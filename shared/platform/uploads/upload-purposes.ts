import type { AllOf } from '#shared/all-of.ts'
import { AppError } from '#shared/errors.ts'
import { atMost } from '#shared/limit-words.ts'
import * as nouns from './purposes-of-nouns.ts'
import type { UploadLimits } from './upload-limits.ts'

type Purposes = AllOf<(typeof nouns)[keyof typeof nouns]>

export type UploadPurpose = keyof Purposes

/** The purposes of public pictures. */
export type PicturePurpose = {
  [Purpose in UploadPurpose]: Purposes[Purpose]['published'] extends { isPicture: true } ? Purpose : never
}[UploadPurpose]

/**
 * The upload limits by purpose: the web, the presigned policy and the check afterwards read the same limits.
 */
export const uploadPurposes = Object.assign({}, ...Object.values(nouns)) as Record<
  UploadPurpose,
  UploadLimits
>

export const megabytes = (bytes: number) =>
  bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`

/** Throws the refusal when a file of this type and size is not accepted. */
export function assertUploadable(purpose: UploadPurpose, file: { contentType: string; bytes: number }): void {
  const limits = uploadPurposes[purpose]
  const types: readonly string[] = limits.contentTypes
  if (!types.includes(file.contentType))
    throw new AppError('unsupported_media', 'upload_type', limits.ask, {
      errors: [{ path: 'body.contentType', message: `Must be one of ${types.join(', ')}` }],
    })
  if (file.bytes > limits.maxBytes)
    throw new AppError(
      'too_large',
      'upload_size',
      `The file must be at most ${megabytes(limits.maxBytes)}.`,
      {
        errors: [{ path: 'body.bytes', message: atMost(limits.maxBytes) }],
      },
    )
}

/** A picture of one row of millions of pixels costs more than its file says. */
const longestSide = 16_384

/** True if a picture has no more pixels than a browser, or what encodes it, should be made to hold. */
export const fitsPixels = (
  { maxPixels }: Pick<UploadLimits, 'maxPixels'>,
  { width, height }: { width: number; height: number },
): boolean => width * height <= maxPixels && Math.max(width, height) <= longestSide

/** Throws the refusal when a picture has more pixels than a browser should be made to hold. */
export function assertPixels(
  purpose: UploadPurpose,
  { width, height }: { width: number; height: number },
): void {
  const limits = uploadPurposes[purpose]
  if (fitsPixels(limits, { width, height })) return
  const most =
    width * height > limits.maxPixels
      ? `more than ${limits.maxPixels / 1_000_000} megapixels`
      : `a side of more than ${longestSide.toLocaleString('en-US')} pixels`
  throw new AppError(
    'unprocessable',
    'upload_rejected',
    `This picture has ${most}. Scale it down and try again.`,
  )
}
