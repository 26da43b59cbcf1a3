import * as z from 'zod/mini'
import {
  ContactFields,
  type ContactSettings,
  type SocialLink,
} from '#shared/content/contact/contact-settings.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'

const linesOf = (typed: string) => typed.split('\n').filter((line) => line.trim() !== '')

/** A list that is typed one per line: the problem of a line is shown at the field. */
const oneALine = (list: z.ZodMiniType<string[], string[]>) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const { data, error } = z.safeParse(list, linesOf(typed))
      if (data) return data
      const [issue] = error.issues
      const at = issue?.path[0]
      const message = typeof at === 'number' ? `Line ${at + 1}: ${issue?.message}` : issue?.message
      context.issues.push({ code: 'custom', message, input: typed })
      return z.NEVER
    }),
  )

/** Parses the number into its stored form. The parser is too large to come with the form. */
const Phone = z.pipe(
  z.string(),
  z.transform(async (typed, context) => {
    if (typed.trim() === '') return undefined
    const { readPhone } = await import('#shared/platform/phone/read-phone.ts')
    const phone = readPhone(typed, 'US')
    if (phone) return phone
    const message =
      'Enter a phone number such as (214) 555-0100; outside the US, begin with + and the country code'
    context.issues.push({ code: 'custom', message, input: typed })
    return z.NEVER
  }),
)

const { address, topics, email, social } = ContactFields.shape

/** One list, edited as a whole: which of its links is wrong, each of them says. */
const Links = z.pipe(
  z.array(z.custom<SocialLink>()),
  z.transform((links, context) => {
    const { data, error } = z.safeParse(social, links)
    if (data) return data
    context.issues.push({ code: 'custom', message: error.issues[0]?.message, input: links })
    return z.NEVER
  }),
)

/** The contact settings as the form has them: text where a list is typed, and nothing is an empty text. */
export const SettingsValues = z.extend(ContactFields, {
  email: z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string) => typed.trim() || undefined),
      email,
    ),
  ),
  phone: Phone,
  address: oneALine(address),
  social: Links,
  topics: oneALine(topics),
})
export type SettingsValues = z.input<typeof SettingsValues>

export const settingsValues = (settings: ContactSettings): SettingsValues => ({
  email: settings.email ?? '',
  phone: settings.phone ? showPhone(settings.phone) : '',
  showPhoneInFooter: settings.showPhoneInFooter,
  address: settings.address.join('\n'),
  hours: settings.hours,
  social: settings.social,
  topics: settings.topics.join('\n'),
})

/** A preview of the typed values, including incomplete ones. */
export const previewOf = ({ email, phone, address, topics, ...rest }: SettingsValues) => ({
  ...rest,
  email: email.trim() || undefined,
  phone: phone.trim() || undefined,
  address: linesOf(address),
  topics: linesOf(topics),
})
