import * as z from 'zod/mini'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { line, text } from '#shared/text.ts'
import { ProfileField } from './user.ts'

/** The fields of a profile that its owner or an administrator types. */
export const profileFields = {
  name: nameLine(120, 1),
  phone: line(32),
  address: line(160),
  city: line(80),
  state: line(80),
  zip: line(16),
  country: line(80, 1),
  companyName: line(160),
  taxId: line(40),
  bio: text(1000),
  isPublicProfile: z.boolean(),
  publicFields: z
    .array(ProfileField)
    .check(z.refine((fields) => new Set(fields).size === fields.length, 'List each field only once')),
}
