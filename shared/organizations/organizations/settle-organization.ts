import { AppError } from '#shared/errors.ts'
import { readPhone } from '#shared/platform/phone/read-phone.ts'
import { phoneProblem } from '#shared/platform/users/settle-contact.ts'

/** The fields as they are stored: the phone number in E.164. One that was not edited stays. */
export function settleOrganization<F extends { contactPhone?: string | undefined }>(
  fields: F,
  before?: { contactPhone?: string | undefined },
): F {
  const { contactPhone: typed } = fields
  if (!typed || typed === before?.contactPhone) return fields
  const contactPhone = readPhone(typed, 'US')
  if (contactPhone) return { ...fields, contactPhone }
  throw new AppError('invalid', 'validation_failed', `contactPhone: ${phoneProblem}`, {
    errors: [{ path: 'body.contactPhone', message: phoneProblem }],
  })
}
