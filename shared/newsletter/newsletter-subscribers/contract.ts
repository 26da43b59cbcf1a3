import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { mostTopics, NewsletterTopic, TopicKey } from './newsletter-settings.ts'
import { SubscriberStatus, UnsubscribeWords } from './subscriber.ts'

const noEmail = 'Please enter a valid email address'

/** The footer says one sentence whatever is wrong with an address. */
export const NewsletterEmail = z.string().check(
  z.trim(),
  z.refine((address) => z.safeParse(Email, address).success, noEmail),
)

const captchaToken = z.string().check(z.minLength(1, 'Confirm that you are human'), z.maxLength(4096))
const token = z.string().check(z.minLength(1), z.maxLength(200))
const topics = z.array(TopicKey).check(z.maxLength(mostTopics, `Choose at most ${mostTopics} topics`))

/** What a link shows before anything is pressed, with a masked address: `m•••@demo.test`. */
export const NewsletterLink = z.object({
  purpose: z.enum(['confirm', 'unsubscribe']),
  maskedEmail: z.string(),
  status: SubscriberStatus,
  topics: z.array(TopicKey),
  offered: z.array(NewsletterTopic),
  mayResubscribe: z.boolean(),
})
export type NewsletterLink = z.infer<typeof NewsletterLink>

export const subscribeToNewsletter = route({
  name: 'subscribeToNewsletter',
  method: 'POST',
  path: '/api/newsletter/subscriptions',
  auth: 'public',
  summary: 'Ask for the newsletter; the answer is the same for every address',
  body: z.strictObject({
    email: NewsletterEmail,
    captchaToken,
  }),
  response: z.object({ message: z.string() }),
  rateLimit: { max: 5, seconds: 3600, per: 'ip' },
  isForm: true,
  errors: ['captcha_failed', 'captcha_unavailable', 'rate_limited', 'idempotency_key_reused'],
})

const linked = {
  method: 'POST',
  auth: 'public',
  rateLimit: { max: 60, seconds: 3600, per: 'ip' },
} as const
const linkErrors = ['newsletter_link_unknown', 'newsletter_link_old', 'rate_limited'] as const

export const lookUpNewsletterLink = route({
  ...linked,
  name: 'lookUpNewsletterLink',
  path: '/api/newsletter/links/look-up',
  answersSecret: true,
  summary: 'What a link of the newsletter can do; looking changes nothing',
  body: z.strictObject({ token }),
  response: NewsletterLink,
  errors: linkErrors,
})

export const confirmNewsletter = route({
  ...linked,
  name: 'confirmNewsletter',
  path: '/api/newsletter/confirmations',
  answersSecret: true,
  summary: 'Confirm a subscription, or choose its topics; confirming twice changes nothing',
  body: z.strictObject({ token, topics: z.optional(topics) }),
  response: NewsletterLink,
  errors: [...linkErrors, 'subscriber_complained', 'unknown_topic'],
})

export const unsubscribeFromNewsletter = route({
  ...linked,
  name: 'unsubscribeFromNewsletter',
  path: '/api/newsletter/unsubscriptions',
  answersSecret: true,
  summary: 'End a subscription, say why it ended, or choose topics instead',
  body: z
    .strictObject({
      token,
      reason: z.optional(UnsubscribeWords),
      /** Keeps the subscription for these topics alone, or takes an end of the last 24 hours back for them. */
      topics: z.optional(topics),
    })
    .check(
      z.refine(({ reason, topics }) => !(reason && topics), {
        error: 'Choose topics or say why you leave, not both',
        path: ['topics'],
      }),
    ),
  response: NewsletterLink,
  errors: [...linkErrors, 'unknown_topic', 'resubscribe_late'],
})

export const resubscribeToNewsletter = route({
  ...linked,
  name: 'resubscribeToNewsletter',
  path: '/api/newsletter/resubscriptions',
  answersSecret: true,
  summary: 'Take an end of the last 24 hours back, by the same link',
  body: z.strictObject({ token }),
  response: NewsletterLink,
  errors: [...linkErrors, 'resubscribe_late'],
})

/** What a member chose for the address of their account. */
export const MySubscription = z.object({
  isOn: z.boolean(),
  /** The address that the newsletter goes to. */
  email: z.string(),
  topics: z.array(TopicKey),
  offered: z.array(NewsletterTopic),
  /** Mail to the address came back, or someone called it spam: the newsletter is off until that is settled. */
  problem: z.optional(z.enum(['bounced', 'complained'])),
})
export type MySubscription = z.infer<typeof MySubscription>

export const getNewsletterSubscription = route({
  name: 'getNewsletterSubscription',
  method: 'GET',
  path: '/api/newsletter/subscription',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Whether you get the newsletter, and about what',
  response: MySubscription,
})

export const setNewsletterSubscription = route({
  name: 'setNewsletterSubscription',
  method: 'PUT',
  path: '/api/newsletter/subscription',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Turn the newsletter on or off, and choose its topics: no mail asks to confirm a verified address',
  body: z.strictObject({ isOn: z.boolean(), topics }),
  response: MySubscription,
  errors: ['subscriber_complained', 'subscriber_bounced', 'unknown_topic'],
})
