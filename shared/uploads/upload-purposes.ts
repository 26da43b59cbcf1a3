import { AppError } from '#shared/errors.ts'

const maxBytes = 5 * 1024 * 1024
const maxPixels = 25_000_000

/** What may be uploaded for what: the web, the presigned policy and the check afterwards read the same limits. */
export const uploadPurposes = {
  'profile-picture': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes,
    maxPixels,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture.',
  },
  'verification-document': {
    contentTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes,
    maxPixels,
    ask: 'Use a PDF, or a JPEG, PNG or WebP image.',
    rejected: 'We cannot read this file as a PDF or a picture. Save it again and try once more.',
  },
} as const

export type UploadPurpose = keyof typeof uploadPurposes

export const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

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
        errors: [{ path: 'body.bytes', message: `Must be at most ${limits.maxBytes}` }],
      },
    )
}

/** Throws the refusal when a picture has more pixels than a browser should be made to hold. */
export function assertPixels(
  purpose: UploadPurpose,
  { width, height }: { width: number; height: number },
): void {
  if (width * height > uploadPurposes[purpose].maxPixels)
    throw new AppError(
      'unprocessable',
      'upload_rejected',
      `This picture has more than ${uploadPurposes[purpose].maxPixels / 1_000_000} megapixels. Scale it down and try again.`,
    )
}
