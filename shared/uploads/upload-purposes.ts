import { AppError } from '#shared/errors.ts'

/** What may be uploaded for what: the web, the presigned policy and the check afterwards read the same limits. */
export const uploadPurposes = {
  'profile-picture': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
  },
} as const

export type UploadPurpose = keyof typeof uploadPurposes

export const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** Throws the refusal when a file of this type and size is not accepted. */
export function assertUploadable(purpose: UploadPurpose, file: { contentType: string; bytes: number }): void {
  const limits = uploadPurposes[purpose]
  const types: readonly string[] = limits.contentTypes
  if (!types.includes(file.contentType))
    throw new AppError('unsupported_media', 'upload_type', 'Use a JPEG, PNG or WebP image.', {
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
