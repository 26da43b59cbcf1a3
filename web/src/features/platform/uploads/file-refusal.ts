import { AppError } from '#shared/errors.ts'
import { assertUploadable, type UploadPurpose } from '#shared/platform/uploads/upload-purposes.ts'

/** Says why a chosen file cannot be used for this, or returns undefined when it can. */
export function fileRefusal(purpose: UploadPurpose, file: Blob): string | undefined {
  try {
    assertUploadable(purpose, { contentType: file.type, bytes: file.size })
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
